import { listInWords } from '#lib/text/list-in-words.ts'
import IconBell from '~icons/ph/bell-bold'
import type { NoticeData } from './notice-data.ts'
import { NoticeForm } from './notice-form.tsx'

/** An email when it is there again: folded while something can be bought. */
export function NoticeFold({ notice, isOpen }: { notice: NoticeData; isOpen: boolean }) {
	return (
		<details open={isOpen} className="notice-fold">
			<summary>
				<IconBell aria-hidden className="size-[1.25em] flex-none" />
				{isOpen || notice.variants.length === 0
					? 'Email me when it’s back'
					: `Email me when ${listInWords(
							notice.variants.map(({ label }) => label),
							'or',
						)} is back`}
			</summary>
			<NoticeForm notice={notice} />
		</details>
	)
}
