import type { RuleBook } from '../family';
import { facts } from './facts';
import Figure from './Figure.svelte';
import { captionFacts } from './figure';
import places from './figures.json';

const book: RuleBook<'one-eleven'> = { places, facts, Figure, captionFacts };
export default book;
