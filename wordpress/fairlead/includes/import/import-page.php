<?php
/**
 * Website → Import, its REST route, and `wp fairlead import sample`.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const IMPORT_PAGE         = 'fairlead-import';
const IMPORT_STEP_SECONDS = 8.0;

add_action(
	'admin_menu',
	function () {
		$title = __( 'Import and export', 'fairlead' );
		add_submenu_page( CONNECTION_PAGE, $title, $title, 'manage_options', IMPORT_PAGE, __NAMESPACE__ . '\show_import' );
	},
	30
);

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/import',
			array(
				'methods'             => 'POST',
				'permission_callback' => function () {
					return current_user_can( 'manage_options' );
				},
				'callback'            => function () {
					return private_response( import_content( IMPORT_STEP_SECONDS ) );
				},
			)
		);
	}
);

/**
 * Prints the page.
 */
function show_import(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'Import and export', 'fairlead' ) . '</h1>';
	echo '<p>' . esc_html__( 'This copies the files of your site into WordPress: the sample charity, or your own content if the site ran from files before. Nothing is deleted; what you have changed here since an earlier import stays, unless the file has changed too.', 'fairlead' ) . '</p>';
	echo '<p><button type="button" class="button button-primary" id="fairlead-import">' . esc_html__( 'Import the files of the site', 'fairlead' ) . '</button></p>';
	echo '<p id="fairlead-import-state" role="status"></p>';
	show_export();
	echo '</div>';
}

add_action(
	'admin_enqueue_scripts',
	function ( $hook ) {
		if ( false === strpos( (string) $hook, IMPORT_PAGE ) ) {
			return;
		}
		$words = array(
			/* translators: 1: a number. 2: a number. */
			'progress' => __( '%1$d of %2$d steps done', 'fairlead' ),
			'done'     => __( 'Done. The site shows it within a few seconds.', 'fairlead' ),
			'failed'   => __( 'The import stopped. Press the button again to go on.', 'fairlead' ),
		);
		wp_register_script( 'fairlead-import', '', array( 'wp-api-fetch' ), VERSION, true );
		wp_enqueue_script( 'fairlead-import' );
		wp_add_inline_script(
			'fairlead-import',
			'(function (words) {
				var button = document.getElementById("fairlead-import"), state = document.getElementById("fairlead-import-state");
				function step(before) {
					wp.apiFetch({ path: "/fairlead/v1/import", method: "POST" }).then(function (now) {
						state.textContent = words.progress.replace("%1$d", now.done).replace("%2$d", now.total);
						if (now.error || now.done === before) { state.textContent += " " + words.failed + " " + now.error; button.disabled = false; return; }
						if (now.done === now.total) { state.textContent = words.done; button.disabled = false; return; }
						step(now.done);
					}, function (error) { state.textContent = words.failed + " " + (error.message || ""); button.disabled = false; });
				}
				button.addEventListener("click", function () { button.disabled = true; step(-1); });
			})(' . wp_json_encode( $words ) . ');'
		);
	}
);

/**
 * `wp fairlead import sample`: imports the files of the connected site.
 *
 * @param string[] $args What follows "import".
 */
function import_command( array $args ): void {
	if ( array( 'sample' ) !== $args ) {
		\WP_CLI::error( 'Usage: wp fairlead import sample' );
	}
	$state = import_content( HOUR_IN_SECONDS );
	if ( '' !== $state['error'] ) {
		\WP_CLI::error( $state['error'] );
	}
	\WP_CLI::success( sprintf( '%d of %d steps done.', $state['done'], $state['total'] ) );
}

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'fairlead import', __NAMESPACE__ . '\import_command' );
}
