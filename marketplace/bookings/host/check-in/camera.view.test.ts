import { expect, test } from 'vitest'
import { NoDetector, openScanner } from './camera.view.ts'

const stream = {} as MediaStream
const camera = () => {
  let opened = 0
  const getUserMedia = async () => {
    opened += 1
    return stream
  }
  return { opened: () => opened, getUserMedia }
}

test('the camera is opened when there is something that reads codes', async () => {
  const detector = { detect: async () => [] }
  expect(await openScanner(async () => detector, camera())).toEqual({ detector, stream })
})

test('where nothing reads codes the camera stays off', async () => {
  const devices = camera()
  await expect(openScanner(() => Promise.reject(new Error('offline')), devices)).rejects.toThrow(NoDetector)
  expect(devices.opened()).toBe(0)
})
