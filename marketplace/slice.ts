// The type of a manifest (`marketplace/<slice>/<noun>.slice.ts`): what one slice registers with the product.
import type { Endpoint } from '#platform/http/contract.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Handler } from '#platform/http/serve.ts'
import type { Job, Service, Sweep } from '#platform/jobs/jobs.ts'
import type { Callers } from './accounts/account.rules.ts'
import type { PersonalDataHandler } from './accounts/account-deletion/account-deletion.data.ts'
import type { Permission } from './accounts/staff/staff.rules.ts'
import type { Question } from './assistant/tools/policies.rules.ts'

/**
 * The type of an endpoint's function: `export const show: Serve<typeof contract.show> = async (call) => …`. A permission that
 * is not in the list of them can not be served.
 */
export type Serve<E extends Endpoint> = [E] extends [{ permission: infer P extends string }]
  ? [P] extends [Permission]
    ? Handler<E, Callers>
    : never
  : Handler<E, Callers>

/** The parts of all slices together, for the few handlers that need them and must not import the slices. */
export type Product = { personalData: readonly PersonalDataHandler[]; questions: readonly Question[] }

/** One handler for every endpoint exported by a contract module, under the same name. */
type Handlers<Contract> = {
  [Verb in keyof Contract as Contract[Verb] extends Endpoint ? Verb : never]: Contract[Verb] extends Endpoint
    ? Serve<Contract[Verb]>
    : never
}

/** The endpoints of one noun: its contract module and its handlers. */
export type Pair<Contract extends object = object> = {
  contract: Contract
  handlers: (product: Product) => Handlers<Contract>
}

/**
 * Pairs the endpoints of a contract module with the handlers of an api module by name; a missing one or a wrong type is a
 * compiler error. Other exports are ignored.
 * @param api the module, or a function that makes the handlers from the parts of all slices
 */
export const pair = <Contract extends object>(
  contract: Contract,
  api: NoInfer<Handlers<Contract>> | ((product: Product) => NoInfer<Handlers<Contract>>),
): Pair<Contract> => ({ contract, handlers: typeof api === 'function' ? api : () => api })

/** All parts are optional. A noun belongs to one slice. */
export type Slice = {
  /** Endpoints by noun, as `api`, `hostApi` and `adminApi` offer them to the screens of each audience. */
  public?: Record<string, Pair>
  host?: Record<string, Pair>
  admin?: Record<string, Pair>
  /** Every refusal code with its status and Spanish text. */
  refusals?: RefusalTexts
  /** Background work: queued, scheduled, and continuous. */
  jobs?: readonly Job<never>[]
  sweeps?: readonly Sweep[]
  services?: readonly Service[]
  /** The personal data it stores: copied and erased on request. */
  personalData?: readonly PersonalDataHandler[]
  /** What the assistant may answer from. */
  questions?: readonly Question[]
}
