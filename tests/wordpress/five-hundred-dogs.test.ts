import { afterAll, expect, test } from 'vitest'
import { eventually } from '../integration/support/site-process.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const DOGS = 500
const MAX_SECONDS = 60
const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'

const wordpress = await startWordPress({ withPlugin: true })
wordpress.connect({ url: 'http://127.0.0.1:9', secret: SECRET })
afterAll(() => wordpress.stop())

test('a site that starts on a WordPress with 500 dogs has all of them in under a minute', async () => {
	wordpress.php(`
		wp_set_current_user(1);
		wp_defer_term_counting(true);
		$breeds = array_map(fn($n) => wp_insert_term("Breed $n", 'dog_breed')['term_id'], range(1, 20));
		$GLOBALS['wpdb']->query('SET autocommit = 0');
		foreach (range(1, ${DOGS}) as $n) {
			$id = wp_insert_post(['post_type' => 'dog', 'post_status' => 'publish', 'post_title' => "Dog $n", 'post_content' => str_repeat("<p>Words about dog $n.</p>", 20)]);
			Fairlead\\write_meta(get_post($id), ['status' => 'available', 'size' => 'small', 'birth_date' => '2022-05', 'location' => 'Alder Bank', 'good_with_cats' => 'no', 'fee' => ['amount' => 18000, 'currency' => 'GBP']]);
			wp_set_object_terms($id, [$breeds[$n % 20]], 'dog_breed');
		}
		$GLOBALS['wpdb']->query('COMMIT');`)
	const started = performance.now()
	const site = await startSiteOn(wordpress, { CONTENT_SECRET: SECRET })
	const last = await eventually(
		() => site.get('/feeds/dogs.json'),
		({ status, text }) => status === 200 && JSON.parse(text).items.length === DOGS,
		MAX_SECONDS * 1000,
	)
	const seconds = (performance.now() - started) / 1000
	const { status } = await site.get(`/dogs/dog-${DOGS / 2}`)
	await site.stop()
	process.stdout.write(`${DOGS} dogs were on the site ${seconds.toFixed(1)} s after its start.\n`)
	expect([last.status, status]).toEqual([200, 200])
	expect(seconds).toBeLessThan(MAX_SECONDS)
})
