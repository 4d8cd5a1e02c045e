import { CopyButton } from './copy-button.tsx'

/** The reference as the tag on a collar: large, to be read out on the phone, selected with one press. */
export function ReferenceTag({ reference }: { reference: string }) {
	return (
		<div className="grid justify-items-start gap-3">
			<p className="flex max-w-full items-center gap-[.6em] rounded-[2.5rem] bg-c-ball py-4 pr-8 pl-6 font-display text-h2 leading-[1.1] font-black text-c-ink print:border-2">
				<span aria-hidden className="size-[.62em] flex-none rounded-pill border-[.12em] border-current" />
				<span>
					<span className="block text-note font-bold tracking-normal">Your reference</span>
					<span className="select-all">{reference}</span>
				</span>
			</p>
			<CopyButton text={reference} />
		</div>
	)
}
