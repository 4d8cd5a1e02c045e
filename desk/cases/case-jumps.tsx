import { useEffect, useRef, useState } from 'react'

interface CaseJumpsProps {
	hasFit: boolean
	hasRestricted: boolean
	hasOthers: boolean
	/** They stand before the dog. */
	isOthersFirst: boolean
}

/** To each part of the page. It stays at the top of the screen and, with JavaScript, marks the part that is read. */
export function CaseJumps({ hasFit, hasRestricted, hasOthers, isOthersFirst }: CaseJumpsProps) {
	const others = hasOthers ? [{ id: 'applicants', text: 'Others' }] : []
	const jumps = [
		{ id: 'work', text: 'Work' },
		...(isOthersFirst ? others : []),
		...(hasFit ? [{ id: 'dog', text: 'Fit' }] : []),
		{ id: 'answers', text: 'Answers' },
		...(hasRestricted ? [{ id: 'restricted', text: 'Health' }] : []),
		...(isOthersFirst ? [] : others),
		{ id: 'files', text: 'Files' },
		{ id: 'timeline', text: 'Timeline' },
	]
	const { current, jumpTo } = useCurrentPart()
	const nav = useLinkInView(current)
	return (
		<nav ref={nav} aria-label="On this page" className="case-jumps">
			{jumps.map(({ id, text }) => (
				<a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={() => jumpTo(id)}>
					{text}
				</a>
			))}
		</nav>
	)
}

/** On phones the links scroll sideways: the current one comes into view, and the page stays where it is. */
function useLinkInView(current: string) {
	const nav = useRef<HTMLElement>(null)
	useEffect(() => {
		if (!nav.current) return
		const link = nav.current.querySelector<HTMLElement>(`[href='#${current}']`)
		nav.current.scrollLeft = link ? link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2 : 0
	}, [current])
	return nav
}

/** What people scroll with. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The id of the last heading above the reading line, a third down the screen. A press decides until one scrolls on: the last parts may be too short to reach the line. */
function useCurrentPart() {
	const [current, setCurrent] = useState('')
	const hasJumped = useRef(false)
	useEffect(() => {
		function look() {
			if (!hasJumped.current) setCurrent(partAtLine())
		}
		function release() {
			hasJumped.current = false
			look()
		}
		look()
		window.addEventListener('scroll', look, { passive: true })
		for (const type of SCROLL_EVENTS) window.addEventListener(type, release, { passive: true, capture: true })
		return () => {
			window.removeEventListener('scroll', look)
			for (const type of SCROLL_EVENTS) window.removeEventListener(type, release, { capture: true })
		}
	}, [])
	function jumpTo(id: string) {
		setCurrent(id)
		hasJumped.current = true
	}
	return { current, jumpTo }
}

function partAtLine(): string {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('.case-jumps > a')]
	const ids = links.filter((link) => link.offsetParent !== null).map(({ hash }) => hash.slice(1))
	const line = window.innerHeight / 3
	const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
	const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line)
	return (isAtEnd ? ids.at(-1) : passed.at(-1)) ?? ''
}
