import type { Graph, Person, ProfilePage } from 'schema-dts'
import type { HostProfile } from '../host.contract.ts'

/** The structured data of a profile page. @param home scheme and host of the product */
export function hostFacts(host: HostProfile, home: string): Graph {
  const url = `${home}/host/${host.id}`
  const image = host.avatar ?? host.shareImage
  const person: Person = {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: host.name,
    url,
    description: host.bio ?? undefined,
    image: image ? (image.startsWith('http') ? image : home + image) : undefined,
    jobTitle: 'Anfitrión de experiencias',
    knowsLanguage: host.languages,
    knowsAbout: host.skills,
  }
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    inLanguage: 'es',
    dateCreated: host.memberSince,
    mainEntity: person,
  }
  return { '@context': 'https://schema.org', '@graph': [page] }
}
