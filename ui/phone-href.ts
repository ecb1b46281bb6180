/** `tel:` with the digits and the plus of a number as people write it: '+503 7000 0042' is 'tel:+50370000042'. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
