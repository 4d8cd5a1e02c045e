import type { Content } from '#content/model/content.ts'
import type { Availability } from '#domain/shop/priced-basket.ts'
import { countedAvailability, stockName } from '#domain/shop/stock-name.ts'
import type { Log } from '../logging/log.ts'

/** How old the stock on a page may be. Orders read it again. */
const MAX_AGE_MS = 1000
/** A page does not wait longer for the store. */
const MAX_WAIT_MS = 300

/** What can be bought now. */
export interface Stock {
	/** Equal while pages say the same. */
	name: string
	availability: Availability
}

export interface StockSource {
	/** Never rejects: without the store it is what was last read, or what editors counted. */
	current(content: Content): Promise<Stock>
}

interface StockSourceOptions {
	read(merch: Content['merch']): Promise<Availability>
	log: Pick<Log, 'warn'>
}

interface StockReading extends Stock {
	revision: string
	at: number
}

/**
 * The stock that pages show, read at most once a second and only while such pages are requested, so that several
 * processes need not tell each other of orders.
 */
export function createStockSource({ read, log }: StockSourceOptions): StockSource {
	let last: StockReading | undefined
	let pending: { revision: string; reading: Promise<StockReading> } | undefined

	const reading = (content: Content, availability: Availability): StockReading => {
		const { merch, options, revision } = content
		const name = stockName(merch, availability, options?.shop.lowStock ?? 0)
		return { name, availability, revision, at: performance.now() }
	}

	async function readAgain(content: Content): Promise<StockReading> {
		try {
			last = reading(content, await read(content.merch))
		} catch (error) {
			log.warn({ err: error }, 'stock read failed')
			last = withoutStore(content)
		}
		return last
	}

	function withoutStore(content: Content): StockReading {
		if (last?.revision === content.revision) return { ...last, at: performance.now() }
		return reading(content, countedAvailability(content.merch))
	}

	/** Single flight. */
	function readOnce(content: Content): Promise<StockReading> {
		if (pending?.revision === content.revision) return pending.reading
		const started = readAgain(content).finally(() => {
			if (pending?.reading === started) pending = undefined
		})
		pending = { revision: content.revision, reading: started }
		return started
	}

	return {
		async current(content) {
			if (content.merch.length === 0) return reading(content, () => null)
			const isFresh = last?.revision === content.revision && performance.now() - last.at < MAX_AGE_MS
			if (last && isFresh) return last
			let timer: NodeJS.Timeout | undefined
			const late = new Promise<StockReading>((resolve) => {
				timer = setTimeout(() => resolve(withoutStore(content)), MAX_WAIT_MS)
			})
			return Promise.race([readOnce(content), late]).finally(() => clearTimeout(timer))
		},
	}
}
