// The expected behavior, as short as possible: written from docs/requirements.md (trust 4.1 and 4.2) and not from the code
// under test, so that the two can disagree.
import { type Actor, EXPERIENCE_STEPS, type Status } from './graph.ts'
import { DATES, type ExperienceStep, LENGTH, MAX_GUESTS, type Step } from './steps.ts'

type MailSent = {
  date: number
  traveler: number
  guests: number
  status: Status
  payment: 'pending' | 'paid_cash' | 'paid'
  attending: boolean
  attended: boolean | null
  attendedBy: 'traveler_code' | 'host_code' | 'host_list' | null
  cancelledBy: Actor | null
  startedBy: Actor | null
  /** Its traveler chose another date instead. */
  moved: boolean
}
type ToBooking = Extract<Step, { at: number; stranger: boolean }>
type Booking = MailSent & {
  madeAt: number
  /** It ended because its whole date was cancelled. */
  dateLost: boolean
}
type Offered = { start: number; capacity: number; status: 'available' | 'closed' | 'cancelled' | 'removed' }
export type Facts = {
  experience: string
  bookings: MailSent[]
  dates: ({ status: string; capacity: number; free: number } | null)[]
}

const [HOURS_TO_ANSWER, HOURS_TO_COMPLETE] = [48, 24]
const CODE = { before: 3, after: 24 }
const MAX_PENDING = 10
export const DONE = 'done'

export class BookingModel {
  /** Hours since the start of the sequence. */
  now = 0
  bookings: Booking[] = []
  reviewers = new Set<number>()
  experience = 'published'
  dates = DATES.map(({ start, capacity }): Offered => ({ start, capacity, status: 'available' }))

  private free(date: number): number {
    const active = this.bookings.filter((booking) => booking.date === date && booking.status !== 'cancelled')
    return this.dates[date]!.capacity - active.reduce((sum, { guests }) => sum + guests, 0)
  }
  private startOf = (booking: Booking) => this.dates[booking.date]!.start
  private begun = (booking: Booking) => this.now >= this.startOf(booking)
  private overdue = (booking: Booking) =>
    booking.status === 'pending' && (this.now >= booking.madeAt + HOURS_TO_ANSWER || this.begun(booking))
  /** As both parties read it: an overdue request is cancelled, whether or not a timer has run. */
  private read = (booking: Booking): Status => (this.overdue(booking) ? 'cancelled' : booking.status)

  /** Applies a step. @returns 'done', or the code of the refusal */
  predict(step: Step): string {
    switch (step.what) {
      case 'hours pass':
        this.now += step.hours
        return DONE
      case 'timers run':
        return this.runTimers()
      case 'book':
        return this.book(step)
      case 'set places':
      case 'close':
      case 'reopen':
      case 'remove':
      case 'cancel date':
        return this.changeDate(step)
      case 'offer':
        return this.offer(step)
      case 'publish':
      case 'pause':
      case 'resume':
      case 'archive':
      case 'restore':
        return this.step(step.what, step.stranger)
      case 'review':
        return this.review(this.bookings[step.at % Math.max(1, this.bookings.length)]?.traveler ?? 0)
      default:
        return this.change(step)
    }
  }

  private runTimers() {
    for (const booking of this.bookings) {
      if (this.overdue(booking)) Object.assign(booking, { status: 'cancelled', cancelledBy: 'system' })
      else if (booking.status === 'in_progress' && this.now >= this.startOf(booking) + LENGTH + HOURS_TO_COMPLETE)
        booking.status = 'completed'
    }
    return DONE
  }

  private book({ by, date, guests, repeated }: Step & { what: 'book' }) {
    if (by === 'host') return 'FORBIDDEN'
    if (this.experience !== 'published') return 'EXPERIENCE_GONE'
    const target = this.dates[date]
    if (target?.status !== 'available' || this.now >= target.start) return 'DATE_UNAVAILABLE'
    const ownBookings = this.bookings.filter(
      (booking) => booking.traveler === by && booking.status !== 'cancelled' && !this.overdue(booking),
    )
    if (!repeated && ownBookings.some((booking) => booking.date === date)) return 'ALREADY_BOOKED'
    if (guests > Math.min(this.free(date), MAX_GUESTS)) return 'NOT_ENOUGH_SPOTS'
    if (ownBookings.filter(({ status }) => status === 'pending').length >= MAX_PENDING) return 'TOO_MANY_PENDING'
    this.add(by, date, guests, 'pending')
    return DONE
  }

  private add(traveler: number, date: number, guests: number, status: Status) {
    const base = {
      payment: 'pending',
      attending: false,
      attended: null,
      attendedBy: null,
      cancelledBy: null,
      startedBy: null,
    } as const
    this.bookings.push({ ...base, traveler, date, guests, status, madeAt: this.now, dateLost: false, moved: false })
  }

  /** The host offered other dates by cancelling one: choosing one is no request, it is confirmed. */
  private move(booking: Booking, to: number) {
    if (booking.moved) return DONE
    if (!booking.dateLost) return 'NOT_MOVABLE'
    if (this.experience !== 'published') return 'EXPERIENCE_GONE'
    const isDuplicate = (other: Booking) => other.traveler === booking.traveler && other.date === to
    if (this.bookings.some((other) => isDuplicate(other) && this.read(other) !== 'cancelled')) return 'ALREADY_BOOKED'
    const date = this.dates[to]
    if (date?.status !== 'available' || this.now >= date.start) return 'DATE_UNAVAILABLE'
    if (booking.guests > this.free(to)) return 'NOT_ENOUGH_SPOTS'
    booking.moved = true
    this.add(booking.traveler, to, booking.guests, 'confirmed')
    return DONE
  }

  private changeDate(step: Extract<Step, { date: number; stranger: boolean }>) {
    const date = this.dates[step.date]
    if (!date || step.stranger || date.status === 'removed') return 'NOT_FOUND'
    const booked = date.capacity - this.free(step.date)
    if (date.status === 'cancelled') return step.what === 'cancel date' ? DONE : 'DATE_CANCELLED'
    if (step.what === 'remove') {
      if (booked > 0) return 'DATE_BOOKED'
      date.status = 'removed'
      return DONE
    }
    if (this.now >= date.start) return 'DATE_OVER'
    if (step.what === 'cancel date') {
      const active = this.bookings.filter((other) => other.date === step.date && this.read(other) !== 'cancelled')
      if (active.some(({ status }) => status === 'in_progress' || status === 'completed')) return 'DATE_UNDER_WAY'
      for (const other of active) Object.assign(other, { status: 'cancelled', cancelledBy: 'host', dateLost: true })
      date.status = 'cancelled'
      return DONE
    }
    if (step.what === 'set places') {
      if (step.capacity < booked) return 'SPOTS_TAKEN'
      date.capacity = step.capacity
      return DONE
    }
    date.status = step.what === 'close' ? 'closed' : 'available'
    return DONE
  }

  private offer({ hours, capacity, stranger }: Step & { what: 'offer' }) {
    // Half past the hour, like all dates, so that no boundary is hit to the second.
    const start = this.now + hours + 0.5
    if (stranger) return 'EXPERIENCE_NOT_FOUND'
    if (start <= this.now) return 'DATE_IN_PAST'
    if (this.dates.some((day) => day.start === start && (day.status === 'available' || day.status === 'closed')))
      return 'DATE_EXISTS'
    this.dates.push({ start, capacity, status: 'available' })
    return DONE
  }

  private step(what: ExperienceStep, stranger: boolean) {
    const { from, to } = EXPERIENCE_STEPS[what]
    if (stranger) return 'EXPERIENCE_NOT_FOUND'
    if (this.experience === to) return DONE
    if (!from.includes(this.experience)) return 'EXPERIENCE_STATE'
    const open = this.dates.some(
      ({ status, start }, at) => status === 'available' && start > this.now && this.free(at) > 0,
    )
    if (to === 'published' && !open) return 'NOT_PUBLISHABLE'
    this.experience = to
    return DONE
  }

  private review(traveler: number) {
    if (this.reviewers.has(traveler)) return 'ALREADY_REVIEWED'
    const earned = this.bookings.some(
      (booking) => booking.traveler === traveler && booking.status === 'completed' && booking.attended,
    )
    if (!earned) return 'REVIEW_NOT_EARNED'
    this.reviewers.add(traveler)
    return DONE
  }

  private change(step: ToBooking): string {
    if (step.what === 'complete' && step.paid && !step.attended) return 'INVALID'
    const entered = step.what === 'start' || step.what === 'start as host'
    if (entered && step.code === 'no code') return 'INVALID'
    const booking = this.bookings[step.at % Math.max(1, this.bookings.length)]
    if (!booking || step.stranger) return entered ? 'CODE_WRONG' : 'NOT_FOUND'
    const status = this.read(booking)
    const agreed = status === 'confirmed' || status === 'in_progress'
    switch (step.what) {
      case 'move':
        return this.move(booking, step.to)
      case 'confirm':
        if (status !== 'pending') return 'BOOKING_STATE'
        booking.status = 'confirmed'
        return DONE
      case 'cancel':
      case 'decline':
        if (status !== 'pending' && status !== 'confirmed') return 'BOOKING_STATE'
        if (this.begun(booking)) return 'BOOKING_STARTED'
        if (step.what === 'decline' && status === 'confirmed' && !step.reason) return 'REASON_MISSING'
        Object.assign(booking, { status: 'cancelled', cancelledBy: step.what === 'cancel' ? 'traveler' : 'host' })
        return DONE
      case 'complete':
        if (!agreed) return 'BOOKING_STATE'
        if (status === 'confirmed' && !this.begun(booking)) return 'NOT_STARTED'
        // Somebody whom the host has seen can not be absent; somebody who started alone can, from the start on.
        if (!step.attended && booking.attendedBy === 'host_code') return 'TRAVELER_CAME'
        if (!step.attended && !this.begun(booking)) return 'NOT_STARTED'
        if (booking.attendedBy !== 'host_code')
          Object.assign(booking, { attended: step.attended, attendedBy: 'host_list' })
        booking.status = 'completed'
        if (step.paid) booking.payment = 'paid'
        return DONE
      case 'confirm-payment':
        if (!(agreed || status === 'completed') || booking.payment === 'paid') return 'BOOKING_STATE'
        booking.payment = 'paid'
        return DONE
      case 'attend':
        if (booking.attending) return DONE
        if (status !== 'confirmed' || this.now >= this.startOf(booking) + LENGTH) return 'BOOKING_STATE'
        booking.attending = true
        return DONE
      case 'start':
      case 'start as host':
        return step.code === 'right' ? this.start(booking, step.what === 'start' ? 'traveler' : 'host') : 'CODE_WRONG'
    }
  }

  /** The right code: a request waits for the host, others for their time window; a started one continues. */
  private start(booking: Booking, by: 'traveler' | 'host'): string {
    const status = this.read(booking)
    if (status === 'in_progress') {
      if (by === 'host') booking.attendedBy = 'host_code'
      return DONE
    }
    if (status !== 'confirmed') return status === 'pending' ? 'CODE_NOT_ACCEPTED' : 'CODE_WRONG'
    if (this.now < this.startOf(booking) - CODE.before) return 'CODE_TOO_EARLY'
    if (this.now >= this.startOf(booking) + LENGTH + CODE.after) return 'CODE_TOO_LATE'
    Object.assign(booking, { status: 'in_progress', startedBy: by, attended: true, attendedBy: `${by}_code` })
    if (by === 'traveler' && booking.payment === 'pending') booking.payment = 'paid_cash'
    return DONE
  }

  /** What either party may do with a booking now: every action that would succeed. */
  allowed(at: number, viewer: 'traveler' | 'host'): string[] {
    const steps: Record<'traveler' | 'host', [string, Step][]> = {
      traveler: [
        ['start', { what: 'start', at, stranger: false, code: 'right' }],
        ['attend', { what: 'attend', at, stranger: false }],
        ['cancel', { what: 'cancel', at, stranger: false }],
      ],
      host: [
        ['start', { what: 'start as host', at, stranger: false, code: 'right' }],
        ['confirm', { what: 'confirm', at, stranger: false }],
        ['complete', { what: 'complete', at, stranger: false, attended: true, paid: false }],
        ['confirm-payment', { what: 'confirm-payment', at, stranger: false }],
        ['cancel', { what: 'decline', at, stranger: false, reason: 'Lluvia' }],
      ],
    }
    const before = { ...this.bookings[at]! }
    return steps[viewer].flatMap(([name, step]) => {
      const answer = this.change(step as ToBooking)
      const changed = JSON.stringify(this.bookings[at]) !== JSON.stringify(before)
      this.bookings[at] = { ...before }
      return answer === DONE && changed ? [name] : []
    })
  }

  facts(): Facts {
    return {
      experience: this.experience,
      bookings: this.bookings.map(({ madeAt: _, dateLost: __, ...visible }) => visible),
      dates: this.dates.map(({ status, capacity }, date) =>
        status === 'removed' ? null : { status, capacity, free: this.free(date) },
      ),
    }
  }
}
