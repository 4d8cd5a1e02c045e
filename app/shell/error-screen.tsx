import { ButtonLink } from '../ui/button.tsx'
import { Wrap } from '../ui/layout.tsx'

const MISSING = { heading: '404!', text: "Sorry, that page doesn't exist" }
const BROKEN = { heading: 'Error', text: 'Something went wrong' }

/**
 * The specification's two error screens. `note` is the sentence about a missing page, in small print; nothing internal is
 * ever shown. Going home replaces the history entry, so that Back does not return to the error.
 */
export function ErrorScreen({ status, note }: { status: number; note?: string | undefined }) {
	const { heading, text } = status === 404 ? MISSING : BROKEN
	return (
		<div className="grid min-h-[70svh] place-items-center bg-sky py-16 text-on-sky">
			<Wrap className="grid justify-items-center gap-6 text-center">
				<h1 className="text-[clamp(5rem,3rem+14vw,13rem)] font-black leading-[.85] tracking-tight">{heading}</h1>
				<p className="font-display text-h3 font-bold">{text}</p>
				<ButtonLink to="/" replace size="pl">
					Go home
				</ButtonLink>
				{note && <p className="max-w-full text-note wrap-anywhere">{note}</p>}
			</Wrap>
		</div>
	)
}
