import Figure from '../../rules/MeldFigure.svelte';
import type { RuleBook } from '../family';
import { facts } from './facts';
import places from './figures.json';

const book: RuleBook<'new-game'> = { places, facts, Figure, captionFacts: null };
export default book;
