// The embedded map: our own shapes and names, rendered by MapLibre. It needs no network, no font files (labels use the fonts
// of the page) and no key.
import type { FeatureCollection, Geometry } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { labelPoint, type Ring } from '../../country/country.rules.ts'
import departmentTopology from '../../country/departments.topo.json' with { type: 'json' }
import neighbourTopology from '../../country/neighbours.topo.json' with { type: 'json' }
import { GREEN_DEPARTMENTS, type Palette, TINTED_DEPARTMENTS } from '../../country/palette.rules.ts'
import peaks from '../../country/peaks.json' with { type: 'json' }
import sights from '../../country/sights.json' with { type: 'json' }
import towns from '../../country/towns.json' with { type: 'json' }
import waters from '../../country/waters.json' with { type: 'json' }

type Named = GeometryCollection<{ name: string }>
const shapes = departmentTopology as unknown as Topology<{ departments: Named }>
const around = neighbourTopology as unknown as Topology<{ neighbours: Named }>
const { departments } = shapes.objects

const points = (list: { name: string; lng: number; lat: number }[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: list.map(({ lng, lat, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

/** Each border once: shared ones, and those with the sea and the neighbours. */
const inner = mesh(shapes, departments, (a, b) => a !== b)
const outer = mesh(shapes, departments, (a, b) => a === b)
const land = merge(shapes, departments.geometries as (Polygon | MultiPolygon)[])
const regions = feature(shapes, departments)
const ringsOf = (geometry: Geometry): Ring[] => {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(([outer]) => outer as Ring)
  return geometry.type === 'Polygon' ? [geometry.coordinates[0] as Ring] : []
}
const regionNames = points(
  regions.features.map(({ id, properties: { name }, geometry }) => {
    const [lng, lat] = labelPoint({ id: String(id), name, rings: ringsOf(geometry) })
    return { name, lng, lat }
  }),
)
const sources = {
  neighbours: feature(around, around.objects.neighbours),
  regions: { ...regions, features: regions.features.map((region) => ({ ...region, properties: { code: region.id } })) },
  inner,
  outer,
  land,
  regionNames,
  waters,
  peaks,
  towns: points(towns),
  sights: points(sights.filter(({ kind }) => kind === 'beach' || kind === 'sight')),
  villages: points(sights.filter(({ kind }) => kind === 'town')),
} as unknown as Record<string, GeoJSON.GeoJSON>

const PLAIN = ['Figtree Variable']
const DISPLAY = ['Bricolage Grotesque Variable']
const aside = {
  'text-variable-anchor': ['top', 'bottom', 'left', 'right'] as ('top' | 'bottom' | 'left' | 'right')[],
  'text-radial-offset': 0.55,
}
const byPeople: ExpressionSpecification = ['get', 'population']

/** Zoomed out only large towns are named, zoomed in all. */
const townFilter = [
  'any',
  ['>=', ['zoom'], 9.2],
  ['has', 'seat'],
  ['>', byPeople, ['step', ['zoom'], 1e5, 8, 2e4]],
] as unknown as ExpressionSpecification

/** At country scale the dots of small seats stand only where a name could. */
export const dotFilter = [
  'all',
  ['has', 'seat'],
  ['any', ['>=', ['zoom'], 7.2], ['==', ['get', 'seat'], 2]],
] as unknown as ExpressionSpecification

const label = (color: string, halo: string, width = 1.4) => ({
  'text-color': color,
  'text-halo-color': halo,
  'text-halo-width': width,
})

function layers(c: Palette): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': c.sea } },
    {
      id: 'shallow',
      type: 'line',
      source: 'outer',
      paint: {
        'line-color': c.shallow,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 14, 11, 44],
        'line-blur': 12,
      },
    },
    { id: 'abroad', type: 'fill', source: 'neighbours', paint: { 'fill-color': c.abroad } },
    {
      id: 'abroad-line',
      type: 'line',
      source: 'neighbours',
      filter: ['!=', ['get', 'name'], 'México'],
      paint: { 'line-color': c.abroadLine, 'line-width': 1 },
    },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': c.land } },
    {
      id: 'regions',
      type: 'fill',
      source: 'regions',
      paint: {
        'fill-color': [
          'match',
          ['get', 'code'],
          [...TINTED_DEPARTMENTS],
          c.tint,
          [...GREEN_DEPARTMENTS],
          c.green,
          c.land,
        ],
        'fill-antialias': false,
      },
    },
    {
      id: 'inner',
      type: 'line',
      source: 'inner',
      paint: { 'line-color': c.border, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'outer',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': c.coast, 'line-width': 1.3 },
    },
    { id: 'waters', type: 'fill', source: 'waters', paint: { 'fill-color': c.lake } },
    { id: 'water-line', type: 'line', source: 'waters', paint: { 'line-color': c.lakeLine, 'line-width': 0.8 } },
    {
      id: 'town-dots',
      type: 'circle',
      source: 'towns',
      filter: dotFilter as never,
      paint: {
        'circle-radius': ['case', ['==', ['get', 'seat'], 2], 4, 2.6],
        'circle-color': c.halo,
        'circle-stroke-color': c.text,
        'circle-stroke-width': 1.4,
      },
    },
    {
      id: 'region-names',
      type: 'symbol',
      source: 'regionNames',
      maxzoom: 9.4,
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': DISPLAY,
        'text-size': 11,
        'text-letter-spacing': 0.14,
        'text-max-width': 7,
      },
      paint: label(c.department, c.halo, 1.2),
    },
    {
      id: 'villages',
      type: 'symbol',
      source: 'villages',
      minzoom: 8.8,
      layout: { 'text-field': ['get', 'name'], 'text-font': PLAIN, 'text-size': 11.5, ...aside },
      paint: label(c.text, c.halo),
    },
    {
      id: 'sights',
      type: 'symbol',
      source: 'sights',
      minzoom: 8.4,
      layout: { 'text-field': ['get', 'name'], 'text-font': PLAIN, 'text-size': 11.5, ...aside },
      paint: label(c.peak, c.halo),
    },
    {
      id: 'peaks',
      type: 'symbol',
      source: 'peaks',
      minzoom: 7.4,
      layout: { 'text-field': ['concat', '▲ ', ['get', 'name']], 'text-font': PLAIN, 'text-size': 11, ...aside },
      paint: label(c.peak, c.halo),
    },
    {
      id: 'water-names',
      type: 'symbol',
      source: 'waters',
      minzoom: 7.8,
      layout: { 'text-field': ['get', 'name'], 'text-font': PLAIN, 'text-size': 11, 'text-max-width': 8 },
      paint: label(c.water, c.shallow, 1.2),
    },
    {
      id: 'towns',
      type: 'symbol',
      source: 'towns',
      filter: townFilter as never,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': PLAIN,
        'text-size': ['interpolate', ['linear'], byPeople, 1000, 11, 100_000, 13, 500_000, 16],
        'symbol-sort-key': ['-', byPeople],
        ...aside,
      },
      paint: label(c.text, c.halo),
    },
  ]
}

/** The style of the embedded map. Without `glyphs`, so that MapLibre uses the fonts of the page. */
export const basemap = (palette: Palette): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(Object.entries(sources).map(([id, data]) => [id, { type: 'geojson', data }])),
  layers: layers(palette),
})
