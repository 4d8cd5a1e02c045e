import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pluginZip } from '#tools/scripts/plugin-zip.ts'
import { freshFolder } from '../integration/support/site-process.ts'
import { runToEnd } from './support/server/programs.ts'
import { startWordPress } from './support/server/wordpress.ts'

const PLUGIN = join(import.meta.dirname, '../../wordpress/fairlead')
const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.php'))
const wordpress = await startWordPress()
afterAll(() => wordpress.stop())

test('the plugin runs on the WordPress and the PHP that were asked for', async () => {
	const { WORDPRESS_FILES: files, WORDPRESS_PHP: php } = process.env
	const [core, language] = wordpress.php("echo get_bloginfo('version'), ' ', PHP_VERSION;").split(' ')
	expect(core).toMatch(files ? /^(6\.[4-9]|[7-9]\.)/ : /^6\.1/)
	expect(language).toMatch(php ? /^7\.4/ : /^8/)
})

test('every PHP file of the plugin compiles, and does nothing when it is called by its address', () => {
	expect(files.length).toBeGreaterThan(10)
	for (const file of files) {
		expect(runToEnd('php', ['-n', '-d', 'display_errors=1', join(PLUGIN, file)]), file).toBe('')
	}
})

const CHECK = join(import.meta.dirname, 'support/plugin/unsafe-code.php')

test('nothing is printed unescaped, read without a nonce, or put into SQL unprepared', () => {
	expect(runToEnd('php', [CHECK, ...files.map((file) => join(PLUGIN, file))])).toBe('')
})

test('the check for unsafe code finds it', () => {
	const bad = join(freshFolder('unsafe'), 'bad.php')
	writeFileSync(bad, `<?php\n${UNSAFE.map(([code]) => code).join('\n')}`)
	const found = UNSAFE.flatMap(([, rule], index) => (rule ? [`bad.php:${index + 2} ${rule}`] : []))
	expect(runToEnd('php', [CHECK, bad]).trim().split('\n')).toEqual(found)
})

/** Lines of PHP, and the rule that each of them breaks. */
const UNSAFE = [
	['echo "a $x";', 'EscapeOutput'],
	["echo '<b>' . $x;", 'EscapeOutput'],
	['echo $a ? esc_html( $b ) : $c;', 'EscapeOutput'],
	["printf( '%s', foo( $x ) );", 'EscapeOutput'],
	["echo esc_html( $x ) . ( $y ? ' open' : '' ), (int) $z;", ''],
	["function a() { $y = sanitize_key( $_GET['a'] ); }", 'NonceVerification'],
	["function b() { check_admin_referer( 'x' ); $y = $_POST['a']; }", 'ValidatedSanitizedInput'],
	["function c() { check_admin_referer( 'x' ); $y = sanitize_key( $_POST['a'] ); }", ''],
	['$wpdb->query( "DELETE FROM x WHERE a = $b" );', 'PreparedSQL'],
	['$wpdb->query( $wpdb->prepare( "SELECT $a WHERE b = %s", $c ) );', 'PreparedSQL'],
	["$wpdb->query( $wpdb->prepare( 'SELECT %d', $c ) );", ''],
	["register_rest_route( 'a', '/b', array( 'permission_callback' => '__return_true' ) );", 'permission_callback'],
] as const

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
