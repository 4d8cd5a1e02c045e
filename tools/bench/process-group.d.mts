import type { SpawnOptions } from 'node:child_process'

export const STOP_SIGNALS: NodeJS.Signals[]

export function runInGroup(command: string, args: string[], options: SpawnOptions): Promise<number>
