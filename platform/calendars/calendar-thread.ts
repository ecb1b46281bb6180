// The thread that reads a calendar file; an entry of the build. read-calendar.ts starts it and ends it.
import { parentPort, workerData } from 'node:worker_threads'
import { type BusyQuery, busyTimes } from './busy-times.ts'

parentPort?.postMessage(busyTimes(workerData as BusyQuery))
