import { afterEach, expect, test, vi } from 'vitest'
import { findPosition } from './find-position.view.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([[{}], [{ geolocation: undefined }]])(
  'a browser without positions (%j) says so (GEO-16)',
  async (navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await findPosition()).toEqual({ ok: false, why: 'unsupported' })
  },
)
