import type { Command } from './command.ts'
import { acceptContent } from './commands/accept-content.ts'
import { clock } from './commands/clock.ts'
import { emails, failed, retry } from './commands/deliveries.ts'
import { demo } from './commands/demo.ts'
import { exportCommand } from './commands/export.ts'
import { invite } from './commands/invite.ts'
import { list } from './commands/list.ts'
import { erase, person } from './commands/person.ts'
import { show } from './commands/show.ts'
import { mark, release, resend } from './commands/status-commands.ts'
import { subscribers } from './commands/subscribers.ts'

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
	invite,
	acceptContent,
	clock,
	demo,
]
