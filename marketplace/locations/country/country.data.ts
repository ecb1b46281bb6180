// The country's own data files, for the server. README.md names the source of each.
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Department, type LngLat, labelPoint, type NamedPlace, type Ring } from './country.rules.ts'
import topology from './departments.topo.json' with { type: 'json' }
import neighbourTopology from './neighbours.topo.json' with { type: 'json' }
import sightList from './sights.json' with { type: 'json' }
import townList from './towns.json' with { type: 'json' }
import waterList from './waters.json' with { type: 'json' }

type Shapes = Topology<{ departments: GeometryCollection<{ name: string }> }>
const shapes = topology as unknown as Shapes

export const departments: Department[] = feature(shapes, shapes.objects.departments).features.map(
  ({ id, properties, geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : []
    return { id: String(id), name: properties.name, rings: polygons.map(([outer]) => outer as Ring) }
  },
)

const towns = townList.map((town) => ({ kind: 'town', seat: 0, ...town }) as NamedPlace)
const sights = sightList.map((sight) => ({ population: 0, seat: 0, ...sight }) as NamedPlace)

/** Towns, the largest first, then sights, because matches of equal score keep this order. */
export const namedPlaces: NamedPlace[] = [...towns, ...sights]

export const waters: { name: string; ring: Ring }[] = waterList.features.map(({ properties, geometry }) => ({
  name: properties.name,
  ring: geometry.coordinates[0] as LngLat[],
}))

export const labelPoints: ReadonlyMap<string, LngLat> = new Map(departments.map((one) => [one.id, labelPoint(one)]))

/** Borders of departments, each line once: shared ones and the outline of the country. */
export const borders = {
  inner: mesh(shapes, shapes.objects.departments, (a, b) => a !== b).coordinates as LngLat[][],
  outer: mesh(shapes, shapes.objects.departments, (a, b) => a === b).coordinates as LngLat[][],
}

const around = neighbourTopology as unknown as Topology<{ neighbours: GeometryCollection<{ name: string }> }>

/** The neighbouring countries, as far as the map shows them. */
export const neighbours: Ring[] = feature(around, around.objects.neighbours).features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outer]) => outer as Ring) : [],
)
