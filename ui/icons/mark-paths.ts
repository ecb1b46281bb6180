/**
 * The torogoz before the sun, on a 64 grid: turquoise brow, green back, cinnamon breast, two tail feathers that end in
 * pennants. Plain data, of which the command brand.ts draws the file of the page (mark.svg) and the icons.
 */
export type Shape = { d: string; fill: string; transform?: string }

export const colours = {
  sun: '#f0b429',
  night: '#17232b',
  brow: '#3cc4cf',
  pennant: '#19a7b5',
  tip: '#0a4e5a',
  shaft: '#12877f',
  wing: '#0f4a45',
  back: '#2f8f6b',
  breast: '#d9703f',
  eye: '#fbf7f0',
} as const

/** One tail feather, hanging from 0,0 straight down. */
const feather = (transform: string): Shape[] => [
  { transform, fill: colours.shaft, d: 'M-1.3-1-.9 14H.9L1.3-1Z' },
  {
    transform,
    fill: colours.pennant,
    d: 'M0 11.5C3.6 14 4.3 18.5 2.9 21.5 2.2 23.2-2.2 23.2-2.9 21.5-4.3 18.5-3.6 14 0 11.5Z',
  },
  {
    transform,
    fill: colours.tip,
    d: 'M3.6 17.6C3.8 19 3.5 20.4 2.9 21.5 2.2 23.2-2.2 23.2-2.9 21.5-3.5 20.4-3.8 19-3.6 17.6Z',
  },
]

const body = 'translate(8.4 -.6) scale(.87)'

export const sun: Shape = { fill: colours.sun, d: 'M36.5 1a26 26 0 1 1 0 52 26 26 0 0 1 0-52Z' }

export const bird: Shape[] = [
  ...feather('translate(20.7 40.8) rotate(36)'),
  ...feather('translate(23.3 42) rotate(18)'),
  {
    fill: colours.wing,
    d: 'M27 28C24.5 34.5 21 39 17.8 42.6 19.8 44.8 23.4 45.4 25.6 44.3 29 41.6 32 38.5 34 35Z',
  },
  {
    transform: body,
    fill: colours.back,
    d: 'M43 5C36.5 5 32 8.5 30.5 14.5 28.5 22.5 20 27 19.5 40.5 27 44 37 42 43.5 36 50.5 29.5 52.8 23.5 53.3 15.5 53.3 9.5 49 5 43 5Z',
  },
  {
    transform: body,
    fill: colours.breast,
    d: 'M53.2 16.5C52.6 24 50 30 43.5 36 38 41 31.5 43.3 25 42.2 32 38.5 36.5 31.5 38 23 43.5 23.5 48.8 21.3 53.2 16.5Z',
  },
  {
    transform: body,
    fill: colours.wing,
    d: 'M29.3 18.5C25 26 20 30 19.5 40.5 29 39.5 36.5 32.5 37.3 22.5 35.8 18.7 32.5 16.8 29.3 18.5Z',
  },
  {
    transform: body,
    fill: colours.night,
    d: 'M53.5 13C46 10.2 38.8 12 33 18 39.5 20 47 19.8 53.5 18Z',
  },
  {
    transform: body,
    fill: colours.brow,
    d: 'M51.3 8.8C45 4.2 33.5 6.2 31 16.6 30.9 17.3 31.7 17.8 32.3 17.2 38.5 11.3 45.5 9.6 53.2 12.3 52.9 11 52.3 9.8 51.3 8.8Z',
  },
  { transform: body, fill: colours.night, d: 'M52 12.3C57 12 61.3 14.3 62.8 18.8 59 18.3 55 18.9 52 18.5Z' },
  { transform: body, fill: colours.eye, d: 'M45.8 13.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z' },
]
