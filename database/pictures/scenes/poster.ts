/** One picture: a scene, a number and an hour in; SVG with its words, or a raster by sharp, out. */
import sharp from 'sharp'
import type { SceneName } from '#database/catalogue/shape.ts'
import { type Dice, dice, Sheet } from './brush.ts'
import { barrel, hamaca, jiquilisco, suchitlan, tunco } from './coast.ts'
import { barro, naif } from './craft.ts'
import { capital, fiesta, fogata } from './evening.ts'
import { ataco, sopa } from './hearth.ts'
import { apaneca, calera, montecristo, tazumal } from './highlands.ts'
import type { Hour } from './light.ts'
import { canastos, mercado } from './market.ts'
import { cobanos, tortuga } from './shore.ts'
import { patio, puente, salto, scree } from './slopes.ts'
import { cacao, cata, tazon, telas } from './table.ts'
import { anil, portal, pupusas, suchitoto } from './town.ts'
import { cabalgata, canopy, kayak } from './trails.ts'
import { coatepeque, conchagua, ilamatepec, izalco } from './volcanoes.ts'

/** `take` counts the pictures of a scene: even and odd ones are composed differently where a scene has two views. */
export type View = { sheet: Sheet; d: Dice; hour: Hour; take: number }
type Take = { paint: (view: View) => void; alt: string }
type Scene = { hours: readonly Hour[]; takes: readonly Take[] }

const one = (paint: Take['paint'], hours: readonly Hour[], ...alts: readonly string[]): Scene => ({ hours, takes: alts.map((alt) => ({ paint, alt })) })
const two = (hours: readonly Hour[], ...takes: readonly (readonly [Take['paint'], string])[]): Scene => ({ hours, takes: takes.map(([paint, alt]) => ({ paint, alt })) })

/** `hours` are those in which a scene is at its best, best first. */
export const scenes: Record<SceneName, Scene> = {
  ilamatepec: one(ilamatepec, ['day', 'dawn', 'dusk'], 'Caminantes al borde del cráter del volcán Ilamatepec, con su laguna turquesa al fondo'),
  izalco: two(['dusk', 'dawn', 'day'], [izalco, 'El cono negro del volcán de Izalco sobre el bosque de Cerro Verde'], [scree, 'Caminantes suben la ladera de lava del volcán de Izalco por encima de las nubes']),
  conchagua: one(conchagua, ['dawn', 'dusk', 'day'], 'Islas del golfo de Fonseca vistas desde el volcán Conchagua, bajo un árbol'),
  coatepeque: one(coatepeque, ['night', 'dusk', 'dawn'], 'Muelle sobre el lago de Coatepeque, con las luces de la orilla y el volcán detrás'),
  tunco: two(['dusk', 'day', 'dawn'], [tunco, 'Olas y surfistas frente a las rocas de la playa El Tunco'], [barrel, 'Surfista dentro del tubo de una ola grande']),
  jiquilisco: one(jiquilisco, ['dawn', 'day', 'dusk'], 'Lancha con pasajeros en un canal entre manglares de la bahía de Jiquilisco'),
  hamaca: one(hamaca, ['dusk', 'day', 'night'], 'Hamaca de rayas entre dos palmeras frente al mar'),
  suchitlan: one(suchitlan, ['day', 'dawn', 'dusk'], 'Islas, postes de madera y lirios de agua en el lago Suchitlán'),
  apaneca: two(['day', 'dawn', 'dusk'], [apaneca, 'Cafetales en las lomas de Apaneca y ramas con cerezas maduras'], [patio, 'Café secándose en franjas de colores en el patio de un beneficio']),
  calera: two(['day', 'dawn'], [calera, 'Chorros de agua que caen de una pared verde a una poza turquesa'], [salto, 'Cascada alta al fondo de un cañón y bañistas en la poza']),
  montecristo: two(['day', 'dawn'], [montecristo, 'Un torogoz posado en una rama con musgo, en el bosque nebuloso'], [puente, 'Caminantes en un puente colgante que cruza el bosque nebuloso']),
  tazumal: one(tazumal, ['dusk', 'day', 'dawn'], 'Visitantes frente a una pirámide maya de piedra con escalinata', 'Visitantes frente a una pirámide maya con terrazas cubiertas de hierba'),
  suchitoto: two(['day', 'dusk', 'night'], [suchitoto, 'Iglesia blanca de Santa Lucía y plaza empedrada de Suchitoto'], [portal, 'El lago y los tejados de Suchitoto vistos desde los arcos de un portal']),
  anil: two(['day', 'dawn', 'dusk'], [anil, 'Pilas de añil y telas teñidas de azul secándose en un patio'], [telas, 'Telas teñidas con añil, hilos y un cuenco de tinte sobre la mesa del taller']),
  pupusas: one(pupusas, ['day', 'dusk', 'dawn'], 'Pupusas doradas en el comal, con curtido, salsa y limón', 'Plato con tres pupusas, curtido y un vaso de horchata'),
  mercado: two(['day', 'dusk', 'dawn'], [mercado, 'Puestos de fruta con toldos de rayas en una calle de mercado'], [canastos, 'Canastos llenos de fruta de colores, vistos desde arriba']),
  cata: one(cata, ['day', 'dawn', 'dusk'], 'Taza de café con una hoja dibujada en la leche y granos tostados', 'Mesa de cata con ocho tazas de café y bandejas de granos'),
  cacao: one(cacao, ['day', 'dusk', 'dawn'], 'Mazorcas de cacao, tablillas de chocolate, canela y una taza espumosa'),
  fogata: one(fogata, ['night', 'dusk'], 'Amigos alrededor de una fogata, con carpas, un telescopio y un volcán al fondo'),
  fiesta: one(fiesta, ['night', 'dusk', 'day'], 'Bailarinas con faldas de vuelo en una plaza adornada con papel picado y luces'),
  capital: one(capital, ['dusk', 'night', 'dawn'], 'San Salvador iluminada bajo el volcán, desde una terraza con focos'),
  kayak: one(kayak, ['day', 'dawn', 'dusk'], 'Kayaks en una laguna rodeada de bosque, vistos desde la proa de otro'),
  cabalgata: one(cabalgata, ['dusk', 'day', 'dawn'], 'Jinetes a caballo por un sendero, con montañas y un volcán detrás'),
  canopy: one(canopy, ['day', 'dawn', 'dusk'], 'Una persona con casco cruza en tirolesa sobre el bosque y un río'),
  barro: one(barro, ['day', 'dusk', 'dawn'], 'Manos que levantan una vasija en el torno, con estantes de cerámica pintada'),
  naif: one(naif, ['day', 'dawn', 'dusk'], 'Pintura de colores vivos con casitas, cerros, pájaros y flores, entre botes de pintura'),
  tortuga: one(tortuga, ['night', 'dawn', 'dusk'], 'Una tortuga marina y sus crías van por la arena hacia el mar'),
  cobanos: one(cobanos, ['day', 'dawn'], 'Buzo entre peces y corales en el arrecife de Los Cóbanos', 'Tortuga marina que nada sobre los corales de Los Cóbanos'),
  sopa: two(['day', 'dusk', 'dawn'], [sopa, 'Olla de sopa y tortillas sobre una cocina de leña, con verduras en la mesa'], [tazon, 'Plato hondo de sopa con elote y verduras, tortillas, arroz y limón']),
  ataco: one(ataco, ['day', 'dusk', 'dawn'], 'Calle empedrada de Ataco entre casas con murales y buganvilias'),
}
const whenSaid: Record<Hour, string> = { dawn: ', al amanecer', day: '', dusk: ', al atardecer', night: ', de noche' }
/** On a table, in a workshop or under water the hour changes the light, but nobody would name it. */
const hourless = new Set<Take['paint']>([barro, cacao, canastos, cata, cobanos, naif, pupusas, tazon, telas])

/** The same scene, number and hour always give the same picture, byte for byte. */
export function poster(name: SceneName, number: number, hour: Hour): { svg: string; alt: string } {
  const d = dice(`${name}/${number}/${hour}`)
  const { hours, takes } = scenes[name]
  // An even count of hours would tie each hour to one view, so every round through the hours starts one view later.
  const take = number + (hours.length % 2 === 0 ? Math.floor(number / hours.length) : 0)
  const { paint, alt } = takes[take % takes.length] as Take
  const sheet = new Sheet()
  sheet.mirrored = d.often(0.5)
  sheet.zoom = d.pick([1, 1, 1.06, 1.12])
  sheet.focus = [d.between(500, 1100), d.between(650, 900)]
  paint({ sheet, d, hour, take })
  return { svg: sheet.toString(), alt: hourless.has(paint) ? alt : `${alt}${whenSaid[hour]}` }
}

/**
 * A sharp pipeline at 1600 x 1200: finish with .webp() or .jpeg(). Take smaller widths from its result, never by resizing here:
 * sharp would draw the SVG at the small size, and the grain, which is cut per pixel, would come out as coarse dots.
 */
export const raster = (svg: string) => sharp(Buffer.from(svg))
