/** Topics of mail, each with its own switch (ACC-15). */
export type Topic = 'bookingUpdates' | 'reminders' | 'messageNotices' | 'reviewInvitations' | 'alerts' | 'newsletter'

export type Preferences = Record<Topic | 'emailNotifications', boolean> & {
  personalisedOffers: boolean
  profilePublic: boolean
  showEmail: boolean
  showPhone: boolean
}

/** Defaults of somebody who never changed anything (ACC-12). */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  bookingUpdates: true,
  reminders: true,
  messageNotices: true,
  reviewInvitations: true,
  alerts: true,
  newsletter: true,
  personalisedOffers: false,
  profilePublic: true,
  showEmail: false,
  showPhone: false,
}

/** Whether a person wants mail about a topic: both the general switch and the topic's own must be on. */
export const wantsMail = (preferences: Pick<Preferences, Topic | 'emailNotifications'>, topic: Topic): boolean =>
  preferences.emailNotifications && preferences[topic]
