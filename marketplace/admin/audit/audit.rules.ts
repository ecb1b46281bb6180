/** Everything an administrator or the operator's command line can do to the market, by object. */
export const AUDIT_ACTIONS = [
  'user.role',
  'user.verify',
  'user.unverify',
  'user.suspend',
  'user.restore',
  'user.reset-link',
  'user.reset-second-factor',
  'experience.feature',
  'experience.unfeature',
  'experience.publish',
  'experience.approve',
  'experience.return',
  'experience.draft',
  'experience.archive',
  'booking.confirm',
  'booking.complete',
  'booking.cancel',
  'booking.confirm-payment',
  'chat.open',
  'review.hide',
  'review.restore',
  'review.delete',
  'category.create',
  'category.change',
  'category.delete',
  'settings.change',
  'message.answer',
  'message.archive',
  'message.restore',
  'mail.open',
  'mail.retry',
  'right.register',
  'right.answer',
  'data.download',
  'backup.make',
  'backup.restore',
  'job.retry',
  'access.refused',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_OBJECTS = [
  'user',
  'experience',
  'booking',
  'review',
  'category',
  'settings',
  'message',
  'mail',
  'right',
  'table',
  'backup',
  'job',
  'endpoint',
] as const
export type AuditObject = (typeof AUDIT_OBJECTS)[number]

/** Through the back office, through the command line, or refused at the door. */
export const AUDIT_ORIGINS = ['admin', 'command', 'refused'] as const
export type AuditOrigin = (typeof AUDIT_ORIGINS)[number]
