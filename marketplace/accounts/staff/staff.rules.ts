// Who of the staff may do what. Every endpoint of the back office names one of these permissions in its contract; what is
// not in this table is refused (docs/decisions/0213).

/** The roles of who administers Torogoz, the one that may everything first. */
export const STAFF_ROLES = ['administrator', 'support', 'finance', 'editor', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** What the back office can show and do, in the order of the page that explains it. */
export const PERMISSIONS = [
  'overview.read',
  'people.read',
  /** Verify, suspend, reactivate, send a link for a new password. */
  'people.write',
  'bookings.read',
  /** Confirm, complete, cancel, correct who came and who paid. */
  'bookings.correct',
  /** The chat of a reservation, and emails as they were written; each opening is in the audit log. */
  'correspondence.open',
  /** Experiences, reviews, questions and categories, published or not. */
  'content.read',
  /** Hide and show again what people wrote. */
  'content.moderate',
  /** Approve, feature and take down experiences; write categories. */
  'content.edit',
  'money.read',
  /** Statements, payments, adjustments and what undoes them. */
  'money.record',
  'figures.read',
  'cases.read',
  'cases.answer',
  'mail.read',
  /** Lists of people and reservations as files. */
  'data.export',
  'audit.read',
  'system.read',
  'system.write',
  'settings.read',
  /** Settings, and the rates of the commission. */
  'settings.write',
  /** Roles of everybody, those of the staff among them. */
  'staff.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const granted: Record<Exclude<StaffRole, 'administrator'>, readonly Permission[]> = {
  support: [
    'overview.read',
    'people.read',
    'people.write',
    'bookings.read',
    'bookings.correct',
    'correspondence.open',
    'content.read',
    'content.moderate',
    'money.read',
    'cases.read',
    'cases.answer',
    'mail.read',
  ],
  finance: [
    'overview.read',
    'people.read',
    'bookings.read',
    'money.read',
    'money.record',
    'figures.read',
    'data.export',
  ],
  editor: ['overview.read', 'content.read', 'content.moderate', 'content.edit'],
  viewer: [
    'overview.read',
    'people.read',
    'bookings.read',
    'content.read',
    'money.read',
    'figures.read',
    'cases.read',
    'mail.read',
    'audit.read',
    'system.read',
    'settings.read',
  ],
}

export const permissionsOf = (role: StaffRole): readonly Permission[] =>
  role === 'administrator' ? PERMISSIONS : granted[role]

export const rolesWith = (permission: Permission): StaffRole[] => STAFF_ROLES.filter((role) => may(role, permission))

/** Whether somebody may do this; who is not of the staff (`null`) may nothing. */
export const may = (role: StaffRole | null | undefined, permission: Permission): boolean =>
  role != null && permissionsOf(role).includes(permission)
