/** The light over El Salvador, for the picture of the home page. */
export type Sky = 'dawn' | 'day' | 'dusk' | 'night'

/** The name of the light as people read it. */
export const skyName: Record<Sky, string> = { dawn: 'amanecer', day: 'de día', dusk: 'atardecer', night: 'de noche' }

/**
 * The light at an instant. Fixed hours are accurate enough: at 13° north and UTC−6 all year the sun rises between 5:25 and
 * 6:20 and sets between 17:25 and 18:25.
 */
export function skyAt(now: Date): Sky {
  const minutes = (now.getUTCHours() * 60 + now.getUTCMinutes() + 18 * 60) % (24 * 60)
  if (minutes < 5 * 60 || minutes >= 18 * 60 + 40) return 'night'
  if (minutes < 7 * 60 + 30) return 'dawn'
  return minutes < 16 * 60 + 30 ? 'day' : 'dusk'
}
