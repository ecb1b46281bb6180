/** A page asks for its results and its counts with the same words and prices. */
const MAX_RECENT = 8

/** What was computed of the whole catalogue and holds until it changes. Nothing in it may depend on the time. */
export class Derived {
  #kept = new Map<string, unknown>()
  #recent = new Map<string, unknown>()
  /** Another number after every change. */
  version = 0

  /** For what every page needs; `name` must say everything that it depends on besides the catalogue. */
  kept<Value>(name: string, compute: () => Value): Value {
    return this.#find(this.#kept, name, compute)
  }

  /** For what few questions share: the oldest is forgotten first. */
  recent<Value>(name: string, compute: () => Value): Value {
    const value = this.#find(this.#recent, name, compute)
    if (this.#recent.size > MAX_RECENT) this.#recent.delete(this.#recent.keys().next().value!)
    return value
  }

  #find<Value>(values: Map<string, unknown>, name: string, compute: () => Value): Value {
    if (values.has(name)) return values.get(name) as Value
    const value = compute()
    values.set(name, value)
    return value
  }

  clear(): void {
    this.#kept.clear()
    this.#recent.clear()
    this.version++
  }
}
