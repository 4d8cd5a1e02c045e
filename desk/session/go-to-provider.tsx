import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/**
 * The answer to a press: a page that goes on to the provider by itself. Not a redirect: `form-action` of the content security policy
 * would have to name each address to which the provider may send on.
 */
export function GoToProvider({ name, url }: { name: string; url: string }) {
	return (
		<div className="grid max-w-136 justify-items-start gap-6">
			<meta httpEquiv="refresh" content={`0;url=${url}`} />
			<h1>On to {name}</h1>
			<p>You sign in there, and come back here.</p>
			<ButtonLink to={url} size="pst">
				Continue to {name}
			</ButtonLink>
		</div>
	)
}

/** The address was opened as a page, which changes nothing. */
export function NotStarted({ to }: { to: '/sign-in' | '/account' }) {
	return (
		<div className="grid max-w-136 gap-6">
			<h1>Nothing was started here</h1>
			<p>
				<Link to={to}>{to === '/account' ? 'To your account' : 'To the sign-in'}</Link>
			</p>
		</div>
	)
}

interface ProviderButtonProps {
	action: string
	/** What it does: "Sign in with Google". */
	text: string
	fields?: Record<string, string>
}

/** Leads to the provider. Loads a document: the next page leaves the site. */
export function ProviderButton({ action, text, fields = {} }: ProviderButtonProps) {
	return (
		<Form method="post" action={action} reloadDocument>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" variant="outline" size="pst">
				{text}
			</Button>
		</Form>
	)
}
