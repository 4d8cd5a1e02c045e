import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readGeneralOptions } from '#tests/fixtures/wordpress/stand-in.ts'
import { SAMPLE } from './support/content/sample.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
afterAll(() => wordpress.stop())

/** What wp-admin asks on purpose nowhere, with the reason. */
const NOT_ASKED: Record<string, string> = {
	'merch meta.variants.key': 'orders name it: made from the label once',
	'dog meta.fee.currency': 'that of the site',
	'merch meta.price.currency': 'that of the site',
}
const OPTIONS_NOT_ASKED: Record<string, string> = {
	'site.url': 'the address of the site is its own setting',
	'site.privacy': 'the privacy page of WordPress’s own settings',
	'header.button.is_show': 'a button without words is not shown',
	'footer.actions.button.is_show': 'a button without words is not shown',
	'regulator.is_show': 'an entry without words is not shown',
}

test('every field of every content type, and each part of a field, has an input', () => {
	const inputs: { type: string; fields: string[]; asked: string[] }[] = JSON.parse(
		wordpress.php(`
			$parts = function ($shape, $about, $path) use (&$parts) {
				$own = 'list' === $shape['kind'] ? $shape['of'] : $shape;
				$about = 'list' === $shape['kind'] ? ($about['of'] ?? $about) : $about;
				if ('group' !== $own['kind']) return [$path => null !== $about];
				$found = [];
				foreach ($own['fields'] as $name => $inner) $found += $parts($inner, $about['fields'][$name] ?? null, "$path.$name");
				return $found;
			};
			$all = [];
			foreach (Fairlead\\field_table() as $type => $table) {
				$asked = [];
				foreach (Fairlead\\form_of($type) as $section) $asked += $section['fields'];
				$asked += isset($asked['photos']) ? ['gallery' => []] : [];
				$found = [];
				foreach ($table['fields'] as $path => $shape) $found += $parts($shape, $asked[$path] ?? null, $path);
				$all[] = ['type' => $type, 'fields' => array_keys($found), 'asked' => array_keys(array_filter($found))];
			}
			echo json_encode($all);`),
	)
	expect(inputs.length).toBe(7)
	const missing = inputs.flatMap(({ type, fields, asked }) =>
		fields.filter((path) => !asked.includes(path)).map((path) => `${type} ${path}`),
	)
	expect(missing.sort()).toEqual(Object.keys(NOT_ASKED).sort())
})

/** Records which parts of the options are read: "shop.delivery.country". */
function recording(value: unknown, read: Set<string>, path = ''): unknown {
	if (typeof value !== 'object' || value === null) return value
	return new Proxy(value, {
		get(target, name) {
			const inner: unknown = Reflect.get(target, name)
			if (typeof name === 'symbol' || typeof inner === 'function' || name === 'length' || name === 'toJSON')
				return inner
			const at = Array.isArray(target) ? path : path ? `${path}.${name}` : name
			read.add(at)
			return recording(inner, read, at)
		},
	})
}

test('every general option that the site reads has an input', () => {
	const sample: unknown = parse(readFileSync(join(SAMPLE, 'options.yaml'), 'utf8'))
	const read = new Set<string>()
	readGeneralOptions(recording(sample, read))
	expect(read.size).toBeGreaterThan(80)
	const asked: string[] = JSON.parse(
		wordpress.php(`
			$parts = function ($shape, $path) use (&$parts) {
				$own = 'list' === $shape['kind'] ? $shape['of'] : $shape;
				if ('group' !== $own['kind']) return [$path];
				return array_merge([$path], ...array_map(fn ($name) => $parts($own['fields'][$name], "$path.$name"), array_keys($own['fields'])));
			};
			$all = [];
			foreach (Fairlead\\option_groups() as $group) foreach ($group[1] as $path => $option) $all = array_merge($all, $parts($option[0], $path));
			echo json_encode($all);`),
	)
	const isAsked = (path: string) =>
		asked.some((one) => one === path || one.startsWith(`${path}.`)) ||
		path.startsWith('footer.info') ||
		path.startsWith('giving.amounts')
	const missing = [...read].filter((path) => !isAsked(path))
	expect(missing.sort()).toEqual(Object.keys(OPTIONS_NOT_ASKED).sort())
})
