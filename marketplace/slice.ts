// The shape of a manifest (`marketplace/<slice>/<noun>.slice.ts`): what one slice gives to the product.
import type { Endpoint } from '#platform/http/contract.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Handler } from '#platform/http/serve.ts'
import type { Job, Service, Sweep } from '#platform/jobs/jobs.ts'
import type { Callers } from './accounts/account.rules.ts'
import type { PersonalDataHandler } from './accounts/account-deletion/account-deletion.data.ts'
import type { Question } from './assistant/tools/policies.rules.ts'

/** The type of an endpoint's function: `export const show: Serve<typeof contract.show> = async (call) => …`. */
export type Serve<E extends Endpoint> = Handler<E, Callers>

/** What all slices together give, for the few handlers that need every slice and may import none. */
export type Product = { personalData: readonly PersonalDataHandler[]; questions: readonly Question[] }

/** One handler for every endpoint that a contract module exports, under the same name. */
export type Handlers<Contract> = {
  [Verb in keyof Contract as Contract[Verb] extends Endpoint ? Verb : never]: Contract[Verb] extends Endpoint
    ? Serve<Contract[Verb]>
    : never
}

/** The endpoints of one noun: its contract module, and what answers them. */
export type Pair<Contract extends object = object> = {
  contract: Contract
  handlers: (product: Product) => Handlers<Contract>
}

/**
 * Pairs the endpoints of a contract module with the functions of an api module by their names; what is missing or has
 * another type is an error of the compiler. What else the modules export is not looked at.
 * @param api the module, or a function that makes the handlers of what all slices give
 */
export const pair = <Contract extends object>(
  contract: Contract,
  api: NoInfer<Handlers<Contract>> | ((product: Product) => NoInfer<Handlers<Contract>>),
): Pair<Contract> => ({ contract, handlers: typeof api === 'function' ? api : () => api })

export type Slice = {
  /** Endpoints by noun, as `api`, `hostApi` and `adminApi` offer them to the screens of these audiences. */
  public?: Record<string, Pair>
  host?: Record<string, Pair>
  admin?: Record<string, Pair>
  /** Every coded "no" with its status and Spanish words. */
  refusals?: RefusalTexts
  /** What is done later, by the clock, and beside both. */
  jobs?: readonly Job<never>[]
  sweeps?: readonly Sweep[]
  services?: readonly Service[]
  /** What it holds about a person: copied and erased on request. */
  personalData?: readonly PersonalDataHandler[]
  /** What the assistant may answer from. */
  questions?: readonly Question[]
}
