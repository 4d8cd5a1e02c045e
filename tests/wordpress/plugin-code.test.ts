import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pluginZip } from '#tools/scripts/plugin-zip.ts'
import { runToEnd } from './server/programs.ts'
import { startWordPress } from './server/wordpress.ts'

const PLUGIN = join(import.meta.dirname, '../../wordpress/fairlead')
const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'))
const wordpress = await startWordPress()
afterAll(() => wordpress.stop())

test('every PHP file of the plugin compiles, and does nothing when it is called by its address', () => {
	expect(files.length).toBeGreaterThan(10)
	for (const file of files) {
		expect(runToEnd('php', ['-d', 'display_errors=1', join(PLUGIN, file)]), file).toBe('')
	}
})

test('WordPress installs the zip of the plugin, which answers, and leaves content behind when it is deleted', async () => {
	const zip = join(wordpress.content, 'fairlead.zip')
	writeFileSync(zip, pluginZip())
	const install = `
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		add_filter('filesystem_method', function () { return 'direct'; });`
	wordpress.php(`${install}
		$result = (new Plugin_Upgrader(new Automatic_Upgrader_Skin()))->install('${zip}');
		if ($result !== true) throw new Exception(print_r($result, true));
		$problem = activate_plugin('fairlead/fairlead.php');
		if (is_wp_error($problem)) throw new Exception($problem->get_error_message());`)
	const installed = readdirSync(join(wordpress.content, 'plugins/fairlead'), { recursive: true, encoding: 'utf8' })
	expect(installed.toSorted()).toEqual(readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).toSorted())
	const health = await fetch(`${wordpress.url}/wp-json/custom/v1/health`)
	expect(await health.json()).toMatchObject({ contract: 1 })
	const meta = { status: 'available', size: 'small' }
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'Pepper', status: 'publish', meta })

	const left = wordpress.php(`${install}
		deactivate_plugins('fairlead/fairlead.php');
		if (delete_plugins(['fairlead/fairlead.php']) !== true) throw new Exception('not deleted');
		global $wpdb;
		echo get_post_meta(${id}, '_fairlead_size', true), ' ', count($wpdb->get_col("SHOW TABLES LIKE '%fairlead%'"));`)
	expect(left).toBe('small 0')
})
