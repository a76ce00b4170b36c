/** The puzzles of the days: which of them are solved is kept on this device. */
import { Habit } from '../lib/habit.svelte';

const MOST = 60; // days that are remembered

const days = new Habit<readonly string[]>('rummel-puzzles', []);

export const solved = {
  has: (day: string): boolean => days.value.includes(day),
  add(day: string): void {
    if (!this.has(day)) days.choose([...days.value, day].slice(-MOST));
  },
};

/** How long puzzles are kept by the server, less the day that it may be ahead of the user. */
const DAYS_BACK = 29;

/** The day before that has a puzzle, if there is one. */
export function dayBefore(day: string): string | null {
  const before = dayFrom(new Date(`${day}T12:00`), -1);
  return before < dayFrom(new Date(), -DAYS_BACK) ? null : before;
}

/** A day where the user is, so many days from now: `2026-11-18`. */
export function dayFrom(now: Date, offset = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset, 12);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
