import { pair, type Slice } from '#marketplace/slice.ts'
import * as accessTokenApi from './access-tokens/access-token.api.ts'
import * as accessTokenContract from './access-tokens/access-token.contract.ts'
import { deleteExpiredAccessTokens } from './access-tokens/access-token.data.ts'
import { accessTokenRefusals } from './access-tokens/access-token.text.ts'
import * as accountDeletionApi from './account-deletion/account-deletion.api.ts'
import * as accountDeletionContract from './account-deletion/account-deletion.contract.ts'
import { accountPersonalData } from './account-deletion/account-deletion.data.ts'
import { accountDeletionRefusals } from './account-deletion/account-deletion.text.ts'
import { notifyRole } from './account-status/account-status.mail.tsx'
import * as adminRightApi from './admin/rights/admin-right.api.ts'
import * as adminRightContract from './admin/rights/admin-right.contract.ts'
import { adminRightRefusals } from './admin/rights/admin-right.text.ts'
import * as staffMemberApi from './admin/staff/staff-member.api.ts'
import * as staffMemberContract from './admin/staff/staff-member.contract.ts'
import * as userRecordApi from './admin/users/records/user-record.api.ts'
import * as userRecordContract from './admin/users/records/user-record.contract.ts'
import * as suspensionApi from './admin/users/suspension/suspension.api.ts'
import * as suspensionContract from './admin/users/suspension/suspension.contract.ts'
import { cancelOpen } from './admin/users/suspension/suspension.jobs.ts'
import * as userApi from './admin/users/user.api.ts'
import * as userContract from './admin/users/user.contract.ts'
import { userRefusals } from './admin/users/user.text.ts'
import * as identityApi from './identity/identity.api.ts'
import * as identityContract from './identity/identity.contract.ts'
import { identityRefusals } from './identity/identity.text.ts'
import * as mailboxApi from './mailbox/mailbox.api.ts'
import * as mailboxContract from './mailbox/mailbox.contract.ts'
import { deleteExpiredLinks } from './mailbox/mailbox.data.ts'
import { mailboxRefusals } from './mailbox/mailbox.text.ts'
import { notePersonalData } from './notes/note.personal-data.ts'
import * as noticeApi from './notices/notice.api.ts'
import * as noticeContract from './notices/notice.contract.ts'
import { deleteOldNotices } from './notices/notice.data.ts'
import * as passkeyApi from './passkeys/passkey.api.ts'
import * as passkeyContract from './passkeys/passkey.contract.ts'
import * as preferenceApi from './preferences/preference.api.ts'
import * as preferenceContract from './preferences/preference.contract.ts'
import * as subscriptionApi from './preferences/subscription.api.ts'
import * as subscriptionContract from './preferences/subscription.contract.ts'
import { subscriptionRefusals } from './preferences/subscription.text.ts'
import * as profileApi from './profiles/profile.api.ts'
import * as profileContract from './profiles/profile.contract.ts'
import * as pushApi from './push/push.api.ts'
import * as pushContract from './push/push.contract.ts'
import { pushRefusals } from './push/push.text.ts'
import * as reauthenticationApi from './reauthentication/reauthentication.api.ts'
import * as reauthenticationContract from './reauthentication/reauthentication.contract.ts'
import * as rightApi from './rights/right.api.ts'
import * as rightContract from './rights/right.contract.ts'
import { rightPersonalData } from './rights/right.personal-data.ts'
import { rightRefusals } from './rights/right.text.ts'
import * as secondFactorApi from './second-factor/second-factor.api.ts'
import * as secondFactorContract from './second-factor/second-factor.contract.ts'
import { secondFactorRefusals } from './second-factor/second-factor.text.ts'
import * as deviceApi from './session/device.api.ts'
import * as deviceContract from './session/device.contract.ts'
import * as sessionApi from './session/session.api.ts'
import * as sessionContract from './session/session.contract.ts'
import { deleteExpiredSessions } from './session/session.data.ts'
import * as signUpApi from './sign-up/sign-up.api.ts'
import * as signUpContract from './sign-up/sign-up.contract.ts'
import { deleteExpiredSignUps } from './sign-up/sign-up.data.ts'
import { signUpRefusals } from './sign-up/sign-up.text.ts'
import * as socialApi from './social/social.api.ts'
import * as socialContract from './social/social.contract.ts'
import { socialRefusals } from './social/social.text.ts'
import { staffRefusals } from './staff/staff.text.ts'
import * as whatsappApi from './whatsapp/whatsapp.api.ts'
import * as whatsappContract from './whatsapp/whatsapp.contract.ts'
import { deleteOldMessages } from './whatsapp/whatsapp.data.ts'
import { whatsappPersonalData } from './whatsapp/whatsapp.personal-data.ts'
import { whatsappRefusals } from './whatsapp/whatsapp.text.ts'

export const accounts = {
  public: {
    accessTokens: pair(accessTokenContract, accessTokenApi),
    account: pair(accountDeletionContract, ({ personalData }) =>
      accountDeletionApi.personalDataEndpoints(personalData),
    ),
    identity: pair(identityContract, identityApi),
    mailbox: pair(mailboxContract, mailboxApi),
    notices: pair(noticeContract, noticeApi),
    passkeys: pair(passkeyContract, passkeyApi),
    preferences: pair(preferenceContract, preferenceApi),
    push: pair(pushContract, pushApi),
    subscription: pair(subscriptionContract, subscriptionApi),
    profile: pair(profileContract, profileApi),
    reauthentication: pair(reauthenticationContract, reauthenticationApi),
    dataRequests: pair(rightContract, rightApi),
    secondFactor: pair(secondFactorContract, secondFactorApi),
    devices: pair(deviceContract, deviceApi),
    session: pair(sessionContract, sessionApi),
    signUp: pair(signUpContract, signUpApi),
    socialSignIn: pair(socialContract, socialApi),
  },
  host: {
    whatsapp: pair(whatsappContract, whatsappApi),
  },
  admin: {
    dataRequests: pair(adminRightContract, adminRightApi),
    userRecords: pair(userRecordContract, userRecordApi),
    staff: pair(staffMemberContract, staffMemberApi),
    suspensions: pair(suspensionContract, suspensionApi),
    users: pair(userContract, userApi),
  },
  refusals: {
    ...accessTokenRefusals,
    ...identityRefusals,
    ...mailboxRefusals,
    ...signUpRefusals,
    ...secondFactorRefusals,
    ...pushRefusals,
    ...subscriptionRefusals,
    ...accountDeletionRefusals,
    ...socialRefusals,
    ...rightRefusals,
    ...adminRightRefusals,
    ...userRefusals,
    ...staffRefusals,
    ...whatsappRefusals,
  },
  jobs: [
    cancelOpen,
    identityApi.sendResetLink,
    signUpApi.sendSignUpMail,
    accountDeletionApi.deletePictures,
    notifyRole,
    pushApi.sendPush,
    secondFactorApi.notifyReset,
    whatsappApi.sendWhatsapp,
  ],
  sweeps: [
    { name: 'forget-ended-access-tokens', every: '37 8 * * *', run: deleteExpiredAccessTokens },
    { name: 'forget-ended-sessions', every: '41 8 * * *', run: deleteExpiredSessions },
    { name: 'forget-ended-sign-ups', every: '53 * * * *', run: deleteExpiredSignUps },
    { name: 'forget-mailbox-links', every: '47 8 * * *', run: deleteExpiredLinks },
    { name: 'forget-old-notices', every: '23 9 * * *', run: deleteOldNotices },
    { name: 'forget-old-messages', every: '31 9 * * *', run: deleteOldMessages },
  ],
  personalData: [notePersonalData, rightPersonalData, whatsappPersonalData, accountPersonalData],
} satisfies Slice
