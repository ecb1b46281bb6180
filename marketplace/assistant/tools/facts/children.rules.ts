/**
 * How many of a group pay the price of children; one adult always goes along.
 * @param ages those that were named
 * @param childAge the last age with that price; null when everybody pays the same
 */
export const childrenAmong = (ages: number[], childAge: number | null, guests: number): number =>
  childAge === null ? 0 : Math.min(ages.filter((age) => age <= childAge).length, guests - 1)
