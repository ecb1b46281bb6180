// What is provided, and in which languages; rows as in slots.text.ts.
import type { SlotRow } from '../slots.text.ts'

export const included: SlotRow[] = [
  {
    slot: 'included',
    value: 'Almuerzo',
    say: '(que|donde) (se)? (almuerce|almuercen|almorcemos|pueda almorzar|podamos almorzar) / (que|donde) (den|sirvan|haya) (de)? (comer|almorzar|almuerzo|comida) / (con|que incluya|que incluyan|que traiga) (el|la)? (almuerzo|comida) (incluid[oa])? / (almuerzo|comida) (vaya|venga|va|viene|este|ya)? incluid[oa] / (incluya|incluyan|incluye|incluyen|traiga|den|dan|sirvan) (de|el|la)? (comer|comida|almuerzo)',
    examples: ['con almuerzo'],
  },
  {
    slot: 'included',
    value: 'Desayuno',
    say: '(con|que incluya) (el)? desayuno (incluido)? / desayuno incluido / (ir|llevar*|invitar*|salir|donde|para|quiero|queremos|podamos) (a)? (mi|mis|ellos)? (papas|mama|papa|novi[oa]|amig[oa]s?|familia)? (a)? desayunar',
    examples: ['con desayuno'],
  },
  {
    slot: 'included',
    value: 'Cena',
    say: `(con|que incluya) (la)? cena (incluida)? / cena incluida / (una|alguna) cena (bonita|rica|romantica|elegante|especial|diferente|tranquila)? / (ir|salir|invitar*|llevar*) a cenar / (quiero|queremos|donde|para) cenar`,
    examples: ['con cena', 'una cena bonita'],
  },
  {
    slot: 'included',
    value: 'Equipo',
    say: `(con|que incluya|dan|prestan) (el)? (equipo|equipamiento) (incluido)? / equipo incluido`,
    examples: ['con equipo incluido'],
  },
  {
    slot: 'included',
    value: 'Refrigerio',
    say: '(con|que incluya|dan|den|incluye|hay|trae)? (el|algun|un)? (refrigerio|refri|merienda|bocadillo*|boquita*) (incluid[oa])?',
    examples: ['con refrigerio'],
  },
  {
    slot: 'included',
    value: 'Degustación',
    say: '(con|que incluya|dan|den|incluye|hay|trae)? (la|una)? degustacion* (incluida|de cafe|de cacao)?',
    examples: ['dan degustación'],
  },
  {
    slot: 'included',
    value: 'Bebidas',
    say: '(con|que incluya|dan|den|incluye|trae) (las|unas)? (bebida*|refresco*) (incluidas)?',
    examples: ['con bebidas incluidas'],
  },
]

export const languages: SlotRow[] = [
  {
    slot: 'language',
    value: 'Inglés',
    say: '(en|que hable|que hablen|hablan|hablen|guia en|habla)? ingles',
    examples: ['en inglés'],
  },
  {
    slot: 'language',
    value: 'Francés',
    say: '(en|que hable|que hablen|hablan|habla)? frances',
    examples: ['en francés'],
  },
  { slot: 'language', value: 'Alemán', say: '(en|que hable|que hablen|hablan|habla)? aleman', examples: ['en alemán'] },
  { slot: 'language', value: 'Italiano', say: '(en|que hablen?|hablan?)? italiano', examples: ['en italiano'] },
  { slot: 'language', value: 'Portugués', say: '(en|que hablen?|hablan?)? portugues', examples: ['portugués'] },
]
