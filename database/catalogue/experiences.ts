import { experiencesAhuachapan } from './experiences-ahuachapan.ts'
import { experiencesCabanas } from './experiences-cabanas.ts'
import { experiencesChalatenango } from './experiences-chalatenango.ts'
import { experiencesCuscatlan } from './experiences-cuscatlan.ts'
import { experiencesEast } from './experiences-east.ts'
import { experiencesLaLibertad } from './experiences-la-libertad.ts'
import { experiencesMorazan } from './experiences-morazan.ts'
import { experiencesParacentral } from './experiences-paracentral.ts'
import { experiencesQuezaltepec } from './experiences-quezaltepec.ts'
import { experiencesSanSalvador } from './experiences-san-salvador.ts'
import { experiencesSantaAna } from './experiences-santa-ana.ts'
import { experiencesSonsonate } from './experiences-sonsonate.ts'
import { experiencesUsulutan } from './experiences-usulutan.ts'
import { experiencesWestCoast } from './experiences-west-coast.ts'
import type { DemoExperience } from './shape.ts'

/** From west to east, as the country is read on a map. */
export const experiences: DemoExperience[] = [
  ...experiencesAhuachapan,
  ...experiencesWestCoast,
  ...experiencesSonsonate,
  ...experiencesSantaAna,
  ...experiencesLaLibertad,
  ...experiencesQuezaltepec,
  ...experiencesSanSalvador,
  ...experiencesChalatenango,
  ...experiencesCuscatlan,
  ...experiencesCabanas,
  ...experiencesParacentral,
  ...experiencesUsulutan,
  ...experiencesEast,
  ...experiencesMorazan,
]
