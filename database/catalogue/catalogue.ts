import { z } from 'zod'
import categories from './categories.json' with { type: 'json' }
import ahuachapan from './experiences/ahuachapan.json' with { type: 'json' }
import cabanas from './experiences/cabanas.json' with { type: 'json' }
import chalatenango from './experiences/chalatenango.json' with { type: 'json' }
import cuscatlan from './experiences/cuscatlan.json' with { type: 'json' }
import east from './experiences/east.json' with { type: 'json' }
import laLibertad from './experiences/la-libertad.json' with { type: 'json' }
import morazan from './experiences/morazan.json' with { type: 'json' }
import paracentral from './experiences/paracentral.json' with { type: 'json' }
import quezaltepec from './experiences/quezaltepec.json' with { type: 'json' }
import sanSalvador from './experiences/san-salvador.json' with { type: 'json' }
import santaAna from './experiences/santa-ana.json' with { type: 'json' }
import sonsonate from './experiences/sonsonate.json' with { type: 'json' }
import usulutan from './experiences/usulutan.json' with { type: 'json' }
import westCoast from './experiences/west-coast.json' with { type: 'json' }
import hosts from './hosts.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import { Category, Experience, Host, Review, Traveler, Words } from './shape.ts'
import travelers from './travelers.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

/** West to east, as one reads the map of the country. */
const experiences = [
  ahuachapan,
  westCoast,
  sonsonate,
  santaAna,
  laLibertad,
  quezaltepec,
  sanSalvador,
  chalatenango,
  cuscatlan,
  cabanas,
  paracentral,
  usulutan,
  east,
  morazan,
].flat()

/**
 * The demo catalogue of El Salvador; the seed turns it into rows.
 * @throws ZodError naming file, field and reason, when somebody edited a file and left out or misspelt something
 */
export const catalogue = {
  categories: z.array(Category).parse(categories),
  hosts: z.array(Host).parse(hosts),
  experiences: z.array(Experience).parse(experiences),
  travelers: z.array(Traveler).parse(travelers),
  reviews: z.array(Review).parse(reviews),
  words: Words.parse(words),
}
