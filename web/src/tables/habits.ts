/** What a player has chosen at a table and finds again at the next; the settings show it too. */
export const ARRANGED = 'rummel-gin-arranged';
export const GRID = 'rummel-tiles-grid';
