import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { useGeneralOptions } from '../general-options.tsx'
import { ErrorScene } from './error-scene.tsx'
import styles from './missing-page.css?url'
import { MissingPageSearch, OtherPlaces } from './missing-page-ways.tsx'

/** Rarely shown; the text works without it. */

/** Word for word as the specification has them. */
const MISSING = { heading: '404!', text: "Sorry, that page doesn't exist" }
const BROKEN = { heading: 'Error', text: 'Something went wrong' }
const UNREACHED = 'We couldn’t reach our site. Please try again when you’re online.'

interface ErrorScreenProps {
	status: number
	note?: string | undefined
	isUnreached?: boolean
}

/**
 * The specification's two error screens, and on a 404 a search for dogs and where else to go. `note` is the message of
 * a 404, shown last; internals are never shown. `isUnreached`: the page could not be requested. The home link replaces the history entry, so that Back does not return
 * to the error.
 */
export function ErrorScreen({ status, note, isUnreached = false }: ErrorScreenProps) {
	const isMissing = status === 404
	const { heading, text } = isMissing ? MISSING : BROKEN
	// Without options the home link fetches them again, which may take as long as the backend timeout.
	const { isLoading, data } = useGeneralOptions()
	return (
		<div className={FRAME}>
			{/* Other pages go without it. */}
			{isMissing && <link rel="stylesheet" href={styles} precedence="default" />}
			<Wrap
				className={cn(
					'relative z-1 grid justify-items-center gap-4 pt-[clamp(2rem,1rem+5vw,5rem)] text-center',
					isMissing && 'missing-words',
				)}
			>
				<h1
					className={
						isMissing
							? 'missing-tag'
							: 'max-w-full text-[min(clamp(5rem,3rem+14vw,13rem),34vw)] leading-[.85] font-black tracking-tight wrap-anywhere'
					}
				>
					{heading}
				</h1>
				<p className={isMissing ? 'missing-line' : 'font-display text-h3 font-bold'}>{text}</p>
				{isUnreached && <p>{UNREACHED}</p>}
				<p className="mt-2 flex flex-wrap justify-center gap-3">
					{isUnreached && <TryAgain />}
					<ButtonLink
						to="/"
						replace
						size="pst"
						variant={isUnreached ? 'outline' : 'default'}
						aria-disabled={isLoading || undefined}
					>
						Go home
					</ButtonLink>
					{isMissing && data && (
						<ButtonLink to="/dogs" variant="outline" size="pst">
							Meet the dogs
						</ButtonLink>
					)}
				</p>
				{isMissing && data && (
					<>
						<MissingPageSearch />
						<OtherPlaces phone={data.site.phone} />
					</>
				)}
				{note && <p className="text-note wrap-anywhere">{note}</p>}
			</Wrap>
			<ErrorScene
				isMissing={isMissing}
				className="absolute bottom-0 left-0 h-(--scene-height) w-full overflow-visible"
			/>
		</div>
	)
}

/** Requests the same page, in the place of the error. */
function TryAgain() {
	const { pathname, search, hash } = useLocation()
	return (
		<ButtonLink to={pathname + search + hash} replace size="pst">
			Try again
		</ButtonLink>
	)
}

/** Fills the rest of the screen. Text never overlaps the hills. */
const FRAME =
	'error-screen relative isolate min-h-[calc(100svh-5rem)] overflow-clip bg-scene-sky text-on-sky pb-(--scene-height) [--scene-height:max(21rem,31.6vw)] [main:not(header~main)>&]:min-h-svh'
