import { CopyButton } from '#app/ui/copy-button.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'

/** The reference as a tag: large, to be read out on the phone, selected with one press. */
export function ReferenceTag({ reference }: { reference: string }) {
	return (
		<div className="grid gap-4 *:min-w-0">
			<div className="mr-[calc(50%-50vw)] flex items-center">
				<p className="flex max-w-full min-w-0 items-center gap-[.5em] rounded-xl bg-c-ball px-6 py-4 font-display text-h2 leading-[1.1] font-black text-c-ink print:border-2">
					<span>
						<span className="block text-note font-bold tracking-normal">Your reference</span>
						<span className="select-all">
							<Untranslated>{reference}</Untranslated>
						</span>
					</span>
					<span aria-hidden className="size-6 flex-none rounded-pill border-4 border-current bg-sky" />
				</p>
				<Lead />
			</div>
			<CopyButton text={reference} label="Copy the reference" />
		</div>
	)
}

/** The line from the tag to the edge of the screen. */
function Lead() {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 600 80"
			preserveAspectRatio="none"
			className="-ml-9 h-16 min-w-0 flex-1 overflow-visible no-print"
		>
			<path
				d="M0 40C120 40 150 74 260 66S420 6 610 18"
				fill="none"
				strokeLinecap="round"
				vectorEffect="non-scaling-stroke"
				className="stroke-lead-line stroke-[7px]"
			/>
		</svg>
	)
}
