import { pair, type Slice } from '#marketplace/slice.ts'
import { deleteOldChanges } from './catalogue/changes/change.data.ts'
import { catalogueService } from './catalogue/changes/follow.data.ts'
import * as channelApi from './channels/channel.api.ts'
import * as channelContract from './channels/channel.contract.ts'
import * as eventCalendarApi from './channels/event-calendar/event-calendar.api.ts'
import * as eventCalendarContract from './channels/event-calendar/event-calendar.contract.ts'
import * as octoApi from './channels/octo/octo.api.ts'
import * as octoContract from './channels/octo/octo.contract.ts'
import * as facetApi from './facets/facet.api.ts'
import * as facetContract from './facets/facet.contract.ts'
import * as pinApi from './map/pin.api.ts'
import * as pinContract from './map/pin.contract.ts'
import * as recommendationApi from './recommendation/recommendation.api.ts'
import * as recommendationContract from './recommendation/recommendation.contract.ts'
import * as searchApi from './search/search.api.ts'
import * as searchContract from './search/search.contract.ts'
import { searchRefusals } from './search/search.text.ts'
import * as tripDateApi from './search/trip/trip-date.api.ts'
import * as tripDateContract from './search/trip/trip-date.contract.ts'

export const discovery = {
  public: {
    channels: pair(channelContract, channelApi),
    eventCalendars: pair(eventCalendarContract, eventCalendarApi),
    octo: pair(octoContract, octoApi),
    facets: pair(facetContract, facetApi),
    pins: pair(pinContract, pinApi),
    recommendations: pair(recommendationContract, recommendationApi),
    search: pair(searchContract, searchApi),
    tripDates: pair(tripDateContract, tripDateApi),
  },
  refusals: { ...searchRefusals },
  sweeps: [{ name: 'forget-old-changes', every: '*/10 * * * *', run: deleteOldChanges }],
  services: [catalogueService],
} satisfies Slice
