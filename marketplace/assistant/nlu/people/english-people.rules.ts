// Who goes along and how old they are, as it is said in English: the counting needs figures, which the phrase table cannot express.

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = `(\\d{1,2}|${WORDS.join('|')})`
const figure = (word: string) => (WORDS.includes(word) ? String(WORDS.indexOf(word) + 1) : word)

/** 'after 12 years', '20 years ago': how long something is past is nobody's age. */
const SPAN = new RegExp(
  `\\b(?:after|for|in|over|almost|nearly|about|like|been|first time in)(?: (?:about|almost|over|nearly|like|the (?:last|past)|more than))* ${COUNT} (?:long )?(?:years?|yrs)(?! ?(?:old|of age|and (?:up|over)|or))\\b|\\b${COUNT} (?:years?|yrs) (?:ago|later|away|abroad|married|of (?:marriage|being|living|not))\\b`,
  'g',
)
/** 'family of five with kids aged 4 and 7': the children are among them. */
const FAMILY = new RegExp(
  `\\b(?:we are |were )?(?:a |our )?(?:family|group|party|crew|bunch) of ${COUNT}\\b(?: people)?( with)?`,
  'g',
)
/** '4 guys', 'three girlfriends'; girls with an age are children. */
const FRIENDS = new RegExp(
  `\\b(?:we are |were |for |of )?${COUNT} (?:\\p{L}+ )?(?:guys|dudes|buddies|mates|pals|bros|girlfriends|ladies|gals|lads|homies|women|men|roommates|coworkers|colleagues|girls(?! (?:aged?|ages|of \\d|\\d|and (?:a )?boys?)))\\b`,
  'gu',
)
/** 'there are 11 of us, 2 grandparents, 4 kids and the rest adults': those that are named are among them. */
const OF_US = new RegExp(`\\b(?:there ?(?:s|is|are|will be|ll be) |were |we are )?${COUNT} of us\\b`, 'g')
/** One of those who go, and no child: 'one of the girls would rather…'. */
const ONE_OF_THEM = /\b(?:one|some|two|both|most) of (?:the|my|our) (?:girls|boys|guys)\b/g
const COUPLES = new RegExp(`\\b${COUNT} (?:married |older |elderly |young )?couples\\b`, 'g')
/** 'my abuela whos 78', 'he is 71 years' */
const ELDER =
  /\b(?:who|she|he|they|abuela|abuelo)(?: i?s| are|s| re) (?:now |already |almost )?([5-9]\d)\b(?! (?:dollars|bucks|usd|people|km|miles|percent))(?: years?)?(?: old)?/g

const SIZE = '(?:lil|little|small|younger|young|older|elder|big|baby|twin|best|good|close|old)'
const KIN: Record<string, string> = {
  brother: 'hermano',
  bro: 'hermano',
  sister: 'hermana',
  sis: 'hermana',
  cousin: 'prima',
  aunt: 'tia',
  auntie: 'tia',
  uncle: 'tio',
  nephew: 'sobrino',
  niece: 'sobrina',
  abuela: 'abuela',
  abuelo: 'abuelo',
  abuelita: 'abuela',
  abuelito: 'abuelo',
  grandma: 'abuela',
  grandmother: 'abuela',
  grandpa: 'abuelo',
  grandfather: 'abuelo',
  mom: 'mama',
  mum: 'mama',
  mother: 'mama',
  dad: 'papa',
  father: 'papa',
  parents: 'papas',
  grandparents: 'abuelos',
  'mother in law': 'suegra',
  'father in law': 'suegro',
}
/** 'with my lil brother and my abuela': each of them is one more. */
const WITH = new RegExp(
  `\\b(with|w|and|plus|me and|taking|bringing) (?:my|our) (?:${SIZE} )*(${Object.keys(KIN)
    .toSorted((a, b) => b.length - a.length)

    .join('|')
    .replaceAll(' ', '[ -]')})\\b(?! (?:and i|and me)\\b)`,
  'g',
)

/** An English text without accents, with its people in the Spanish words that are counted. */
export const peopleInSpanish = (text: string): string =>
  text
    .replace(SPAN, ' ')
    .replace(FAMILY, (_, count: string, others?: string) => `somos ${figure(count)}${others ? ' con' : ''}`)
    .replace(ONE_OF_THEM, 'a friend')
    .replace(OF_US, (_, count: string) => `somos ${figure(count)} con`)
    .replace(COUPLES, (_, count: string) => `${figure(count)} parejas`)
    .replace(FRIENDS, (_, count: string) => `para ${figure(count)} personas`)
    .replace(ELDER, ' de $1 anos ')
    .replace(WITH, (_, joins: string, kin: string) => {
      const who = KIN[kin.replaceAll('-', ' ')]!
      return `${joins === 'and' || joins === 'plus' ? 'y' : 'con'} ${who.endsWith('s') ? 'mis' : 'mi'} ${who}`
    })
    .replace(/\s+/g, ' ')
    .trim()
