import { Suspense } from 'react'
import { lazyOptional, lazyWithServerHtml } from '#app/browser/recovery/parts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { useGeneralOptions } from '../general-options.tsx'

/** Rarely shown; the text works without it. */
const ErrorScene = lazyOptional(() => import('./error-scene.tsx').then((file) => file.ErrorScene))
const MissingPageSearch = lazyWithServerHtml(() =>
	import('./missing-page-search.tsx').then((file) => file.MissingPageSearch),
)

const MISSING = { heading: '404!', text: "Sorry, that page doesn't exist" }
const BROKEN = { heading: 'Error', text: 'Something went wrong' }

/**
 * The specification's two error screens, and below a 404 a search for dogs. `note` is the message of a 404, shown last;
 * internals are never shown. The home link
 * replaces the history entry, so that Back does not return to the error.
 */
export function ErrorScreen({ status, note }: { status: number; note?: string | undefined }) {
	const isMissing = status === 404
	const { heading, text } = isMissing ? MISSING : BROKEN
	// Without options the home link fetches them again, which may take as long as the backend timeout.
	const { isLoading, data } = useGeneralOptions()
	return (
		<div className={FRAME}>
			<Wrap className="relative z-1 grid justify-items-center gap-4 pt-[clamp(2rem,1rem+5vw,5rem)] text-center">
				<h1 className="max-w-full text-[min(clamp(5rem,3rem+14vw,13rem),34vw)] leading-[.85] font-black tracking-tight wrap-anywhere">
					{heading}
				</h1>
				<p className="font-display text-h3 font-bold">{text}</p>
				<ButtonLink to="/" replace size="pl" className="mt-2" aria-disabled={isLoading || undefined}>
					Go home
				</ButtonLink>
				{isMissing && data && (
					<Suspense>
						<MissingPageSearch />
					</Suspense>
				)}
			</Wrap>
			<Suspense>
				<ErrorScene
					isMissing={isMissing}
					className="absolute bottom-0 left-0 h-(--scene-height) w-full overflow-visible"
				/>
			</Suspense>
			{note && (
				<p className="absolute inset-x-0 bottom-0 z-1 px-gutter pb-4 text-center text-note text-c-white wrap-anywhere">
					{note}
				</p>
			)}
		</div>
	)
}

/** Fills the rest of the screen. Text never overlaps the hills. */
const FRAME =
	'error-screen relative isolate min-h-[calc(100svh-5rem)] overflow-clip bg-scene-sky text-on-sky pb-(--scene-height) [--scene-height:max(20rem,28.5vw)] [main:not(header~main)>&]:min-h-svh'
