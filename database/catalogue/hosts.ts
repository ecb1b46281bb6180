import { hostsEast } from './hosts-east.ts'
import { hostsWest } from './hosts-west.ts'
import type { DemoHost } from './shape.ts'

export const hosts: DemoHost[] = [...hostsWest, ...hostsEast]
