import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ConfirmFirst } from '../shell/confirm-first.tsx'

interface Device {
	id: string
	device: string
	lastSeen: string
	/** "" when WordPress signed it in. */
	since: string
	isThis: boolean
}

/** In place of the id of a session: all but this one. */
export const OTHERS = 'others'

const ROW = 'flex flex-wrap items-center gap-x-6 gap-y-2'

/** One's own signed-in browsers. */
export function DeviceList({ devices }: { devices: Device[] }) {
	return (
		<ul className="grid gap-3">
			{devices.map(({ id, device, lastSeen, since, isThis }) => (
				<li key={id} className={ROW}>
					<span>
						<b>{device}</b>
						{isThis ? ', this browser' : `, last used ${lastSeen}`}
						{since && <span className="block text-ink-2">Signed in {since}</span>}
					</span>
					{!isThis && (
						<Form method="post">
							<input type="hidden" name="session" value={id} />
							<Button type="submit" variant="outline" size="sm">
								Sign out there
							</Button>
						</Form>
					)}
				</li>
			))}
			<li>
				<Form method="post" className="grid justify-items-start gap-2">
					<Button
						type="submit"
						variant="outline"
						size="sm"
						name="session"
						value={OTHERS}
						aria-describedby="sign-out-others"
					>
						Sign out everywhere else
					</Button>
					<p id="sign-out-others" className="text-ink-2">
						This browser stays signed in. Links and codes that were emailed to you and not used stop working.
					</p>
				</Form>
			</li>
		</ul>
	)
}

interface ListedPasskey {
	id: string
	name: string
	added: string
	/** Null until it has signed in. */
	lastUsed: string | null
}

/** One's own passkeys. */
export function PasskeyList({ passkeys }: { passkeys: ListedPasskey[] }) {
	if (passkeys.length === 0) return null
	return (
		<ul className="grid gap-3">
			{passkeys.map(({ id, name, added, lastUsed }) => (
				<li key={id} className={ROW}>
					<span className="min-w-0 [overflow-wrap:anywhere]">
						<b>{name}</b>, added {added}, {lastUsed ? `last used ${lastUsed}` : 'not used yet'}
					</span>
					<Form method="post">
						<input type="hidden" name="passkey" value={id} />
						<input type="hidden" name="name" value={name} />
						<ConfirmFirst
							press={
								<span>
									Remove<span className="sr-only"> the passkey {name}</span>
								</span>
							}
							question="It no longer signs you in, and your other browsers are signed out."
							variant="destructive"
							size="sm"
						>
							<Button type="submit" variant="destructive" size="sm" name="do" value="passkey-remove">
								Remove the passkey<span className="sr-only"> {name}</span>
							</Button>
						</ConfirmFirst>
					</Form>
				</li>
			))}
		</ul>
	)
}
