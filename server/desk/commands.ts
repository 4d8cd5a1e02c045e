import { acceptContent } from './accept-content.ts'
import { clock } from './clock.ts'
import type { Command } from './command.ts'
import { emails, failed, retry } from './deliveries.ts'
import { exportCommand } from './export.ts'
import { list } from './list.ts'
import { erase, person } from './person.ts'
import { show } from './show.ts'
import { mark, release, resend } from './status-commands.ts'
import { subscribers } from './subscribers.ts'

/** In the order of the help text. */
export const COMMANDS: Command[] = [
	list,
	show,
	mark,
	release,
	resend,
	emails,
	failed,
	retry,
	exportCommand,
	subscribers,
	person,
	erase,
	acceptContent,
	clock,
]
