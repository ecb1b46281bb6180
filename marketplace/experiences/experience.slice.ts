// What this slice registers with the product.
import { pair, type Slice } from '#marketplace/slice.ts'
import * as adminExperienceApi from './admin/admin-experience.api.ts'
import * as adminExperienceContract from './admin/admin-experience.contract.ts'
import { adminExperienceRefusals } from './admin/admin-experience.text.ts'
import * as adminCategoryApi from './admin/categories/admin-category.api.ts'
import * as adminCategoryContract from './admin/categories/admin-category.contract.ts'
import { categoryRefusals } from './admin/categories/admin-category.text.ts'
import * as experienceModerationApi from './admin/moderation/experience-moderation.api.ts'
import * as availabilityApi from './availability/availability.api.ts'
import * as availabilityContract from './availability/availability.contract.ts'
import * as scheduleApi from './availability/schedule/schedule.api.ts'
import * as scheduleContract from './availability/schedule/schedule.contract.ts'
import { scheduleRefusals } from './availability/schedule/schedule.text.ts'
import * as calendarSourceApi from './calendars/calendar-source.api.ts'
import * as calendarSourceContract from './calendars/calendar-source.contract.ts'
import { calendarSourceSweeps, readCalendarSource } from './calendars/calendar-source.jobs.ts'
import { calendarSourcePersonalData } from './calendars/calendar-source.personal-data.ts'
import { calendarSourceRefusals } from './calendars/calendar-source.text.ts'
import * as categoryApi from './categories/category.api.ts'
import * as categoryContract from './categories/category.contract.ts'
import * as draftApi from './editor/draft/draft.api.ts'
import * as draftContract from './editor/draft/draft.contract.ts'
import { editPersonalData } from './editor/draft/draft.personal-data.ts'
import { editorRefusals } from './editor/editor.text.ts'
import * as publishingApi from './editor/publishing/publishing.api.ts'
import * as publishingContract from './editor/publishing/publishing.contract.ts'
import * as updateApi from './editor/update/update.api.ts'
import * as updateContract from './editor/update/update.contract.ts'
import * as experienceApi from './experience.api.ts'
import * as experienceContract from './experience.contract.ts'
import { experiencePersonalData } from './experience.personal-data.ts'
import { experienceRefusals } from './experience.text.ts'
import * as freshnessApi from './freshness/freshness.api.ts'
import * as freshnessContract from './freshness/freshness.contract.ts'
import * as hostExperienceApi from './host-experiences/host-experience.api.ts'
import * as hostExperienceContract from './host-experiences/host-experience.contract.ts'
import { imagePersonalData } from './images/image.personal-data.ts'
import { imageRefusals } from './images/image.text.ts'
import * as uploadApi from './images/upload.api.ts'
import * as uploadContract from './images/upload.contract.ts'
import * as viewApi from './views/view.api.ts'
import * as viewContract from './views/view.contract.ts'
import * as waitlistApi from './waitlist/waitlist.api.ts'
import * as waitlistContract from './waitlist/waitlist.contract.ts'
import { waitlistSweeps } from './waitlist/waitlist.jobs.ts'
import { notifyHold } from './waitlist/waitlist.mail.tsx'
import { waitlistPersonalData } from './waitlist/waitlist.personal-data.ts'
import { waitlistRefusals } from './waitlist/waitlist.text.ts'

export const experiences = {
  public: {
    dates: pair(availabilityContract, availabilityApi),
    categories: pair(categoryContract, categoryApi),
    experiences: pair(experienceContract, experienceApi),
    views: pair(viewContract, viewApi),
    waitlist: pair(waitlistContract, waitlistApi),
  },
  host: {
    schedule: pair(scheduleContract, scheduleApi),
    calendarSources: pair(calendarSourceContract, calendarSourceApi),
    drafts: pair(draftContract, draftApi),
    publishing: pair(publishingContract, publishingApi),
    editor: pair(updateContract, updateApi),
    experiences: pair(hostExperienceContract, hostExperienceApi),
    freshness: pair(freshnessContract, freshnessApi),
    pictures: pair(uploadContract, uploadApi),
  },
  admin: {
    experiences: pair(adminExperienceContract, { ...adminExperienceApi, ...experienceModerationApi }),
    categories: pair(adminCategoryContract, adminCategoryApi),
  },
  refusals: {
    ...experienceRefusals,
    ...scheduleRefusals,
    ...imageRefusals,
    ...editorRefusals,
    ...adminExperienceRefusals,
    ...categoryRefusals,
    ...waitlistRefusals,
    ...calendarSourceRefusals,
  },
  jobs: [notifyHold, readCalendarSource],
  sweeps: [
    { name: 'forget-unused-pictures', every: '37 * * * *', run: uploadApi.deleteUnusedPictures },
    ...waitlistSweeps,
    ...calendarSourceSweeps,
  ],
  personalData: [
    experiencePersonalData,
    editPersonalData,
    imagePersonalData,
    waitlistPersonalData,
    calendarSourcePersonalData,
  ],
} satisfies Slice
