import { pair, type Slice } from '#marketplace/slice.ts'
import * as adminCaseApi from './admin/admin-case.api.ts'
import * as adminCaseContract from './admin/admin-case.contract.ts'
import * as caseTemplateApi from './admin/templates/case-template.api.ts'
import * as caseTemplateContract from './admin/templates/case-template.contract.ts'
import { templateRefusals } from './admin/templates/case-template.text.ts'
import { caseSweeps } from './case.jobs.ts'
import { casePersonalData } from './case.personal-data.ts'
import { caseRefusals } from './case.text.ts'
import * as ownCaseApi from './own/own-case.api.ts'
import * as ownCaseContract from './own/own-case.contract.ts'

export const cases = {
  public: {
    cases: pair(ownCaseContract, ownCaseApi),
  },
  admin: {
    cases: pair(adminCaseContract, adminCaseApi),
    caseTemplates: pair(caseTemplateContract, caseTemplateApi),
  },
  refusals: { ...caseRefusals, ...templateRefusals },
  sweeps: [...caseSweeps],
  personalData: [casePersonalData],
} satisfies Slice
