import type { RuleBook } from '../family';
import { facts } from './facts';
import Figure from './Figure.svelte';
import places from './figures.json';

const book: RuleBook<'canasta'> = { places, facts, Figure, captionFacts: null };
export default book;
