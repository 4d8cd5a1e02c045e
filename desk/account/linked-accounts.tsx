import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProviderButton } from '../session/go-to-provider.tsx'
import { ConfirmFirst } from '../shell/confirm-first.tsx'

export interface LinkedAccountsProps {
	/** "Google"; undefined while the site uses none. */
	provider: string | undefined
	accounts: {
		id: string
		/** "Google", or where an earlier account was from. */
		name: string
		/** Whether it signs in; not after the site's provider has changed. */
		isUsable: boolean
		linked: string
		/** Null until it has signed in. */
		lastUsed: string | null
	}[]
}

/** One's own accounts of the provider. Nothing while there is no provider. */
export function LinkedAccounts({ provider, accounts }: LinkedAccountsProps) {
	if (provider === undefined && accounts.length === 0) return null
	return (
		<section className="grid gap-4">
			<h2 className="text-h3">{provider ? `${provider} account` : 'Linked accounts'}</h2>
			{accounts.length > 0 && (
				<ul className="grid gap-3">
					{accounts.map(({ id, name, isUsable, linked, lastUsed }) => (
						<li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
							<span className="min-w-0 [overflow-wrap:anywhere]">
								<b>{name}</b>, linked {linked},{' '}
								{isUsable ? (lastUsed ? `last used ${lastUsed}` : 'not used yet') : 'does not sign in any more'}
							</span>
							<Form method="post" action="/account/provider">
								<ConfirmFirst
									press={
										<span>
											Unlink<span className="sr-only"> the account of {name}</span>
										</span>
									}
									question="It no longer signs you in, and your other browsers are signed out."
									variant="destructive"
									size="sm"
								>
									<Button type="submit" variant="destructive" size="sm" name="unlink" value={id}>
										Unlink the account<span className="sr-only"> of {name}</span>
									</Button>
								</ConfirmFirst>
							</Form>
						</li>
					))}
				</ul>
			)}
			{provider && !accounts.some(({ isUsable }) => isUsable) && (
				<>
					<p>
						Sign in with the {provider} account you have already, without waiting for an email. The desk learns neither
						your password nor your address there.
					</p>
					<ProviderButton action="/account/provider" text={`Link your ${provider} account`} />
				</>
			)}
		</section>
	)
}
