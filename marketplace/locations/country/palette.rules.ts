// Colours of land and water in both colour schemes; the map and the still pictures share them.
export const palettes = {
  light: {
    sea: '#cfe5e4',
    shallow: '#e1efec',
    land: '#fbf7f0',
    tint: '#f5ecdb',
    green: '#eef1e0',
    abroad: '#ebe5d8',
    abroadLine: '#d9d1c0',
    border: '#c3b18c',
    coast: '#8f8061',
    lake: '#a6d1d4',
    lakeLine: '#6fa8ae',
    text: '#2b3237',
    department: '#7d6a40',
    peak: '#85452a',
    water: '#1d626a',
    halo: '#fffcf6',
    pin: '#0f4a45',
    onPin: '#fbf7f0',
  },
  dark: {
    sea: '#0a262b',
    shallow: '#0e3036',
    land: '#1a2a2c',
    tint: '#203234',
    green: '#1c3431',
    abroad: '#132022',
    abroadLine: '#20302f',
    border: '#43595a',
    coast: '#6e8284',
    lake: '#12474e',
    lakeLine: '#2b6a72',
    text: '#eee7da',
    department: '#a9b59f',
    peak: '#e8ac8c',
    water: '#86cdd2',
    halo: '#101a1c',
    pin: '#4fc4c9',
    onPin: '#0b1a1c',
  },
} as const

export type Palette = { readonly [Name in keyof (typeof palettes)['light']]: string }
/** Departments with a tint of their own, so that neighbours differ. */
export const TINTED_DEPARTMENTS = ['SV-SA', 'SV-LI', 'SV-CA', 'SV-US', 'SV-MO'] as const
export const GREEN_DEPARTMENTS = ['SV-SO', 'SV-SS', 'SV-SV', 'SV-UN'] as const

/** Credit that the licences of the shapes and names require. */
export const MAP_CREDIT = 'Natural Earth · GeoNames (CC BY 4.0)'
