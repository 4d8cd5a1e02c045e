<?php
/**
 * Scripts and styles of the forms.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * Loads what a form or the list of dogs needs.
 *
 * @param string $page Of wp-admin.
 */
function load_screen_assets( $page ): void {
	$screen  = get_current_screen();
	$is_form = 'post' === $screen->base && form_of( $screen->post_type );
	$is_list = 'edit' === $screen->base && 'dog' === $screen->post_type;
	$is_ours = false !== strpos( (string) $page, OPTIONS_PAGE );
	if ( ! $is_form && ! $is_list && ! $is_ours && 'dashboard' !== $screen->base ) {
		return;
	}
	$folder = plugins_url( 'assets/', PLUGIN_FILE );
	foreach ( array( 'forms.css', 'rows.css', 'dogs.css' ) as $sheet ) {
		wp_enqueue_style( 'fairlead-' . basename( $sheet, '.css' ), $folder . $sheet, array( 'dashicons' ), asset_version( $sheet ) );
	}
	if ( 'dashboard' === $screen->base ) {
		return;
	}
	if ( ! $is_list ) {
		wp_enqueue_media( $is_form ? array( 'post' => get_post() ) : array() );
		wp_enqueue_editor();
	}
	$needs = $is_list ? array( 'wp-api-fetch', 'jquery', 'inline-edit-post' ) : array( 'wp-api-fetch', 'jquery-ui-sortable', 'jquery-touch-punch' );
	wp_enqueue_script( 'fairlead-screens', $folder . 'screens.js', $needs, asset_version( 'screens.js' ), true );
	wp_add_inline_script( 'fairlead-screens', 'var fairleadScreens = ' . wp_json_encode( screen_words() ) . ';', 'before' );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\load_screen_assets' );

/**
 * Changes with the file, so that no browser keeps an old one.
 *
 * @param string $name Of the file.
 */
function asset_version( string $name ): string {
	$file = dirname( PLUGIN_FILE ) . '/assets/' . $name;
	return VERSION . '-' . ( file_exists( $file ) ? substr( (string) md5_file( $file ), 0, 8 ) : '0' );
}

/**
 * What the script says.
 */
function screen_words(): array {
	return array(
		'address'  => __( 'This looks like an address. Everyone can read it: write the centre or the area.', 'fairlead' ),
		'nothing'  => __( 'Nothing found.', 'fairlead' ),
		/* translators: %d: a number of search results. */
		'found'    => __( '%d found.', 'fairlead' ),
		/* translators: %s: name of a dog or a document. */
		'remove'   => __( 'Remove %s', 'fairlead' ),
		'choose'   => __( 'Choose', 'fairlead' ),
		'saved'    => __( 'Saved', 'fairlead' ),
		'failed'   => __( 'Not saved. Please try again.', 'fairlead' ),
		'badges'   => array(
			'reserved'         => __( 'Reserved', 'fairlead' ),
			'on_trial'         => __( 'Trying a home', 'fairlead' ),
			'coming_soon'      => __( 'Coming soon', 'fairlead' ),
			'long_term_foster' => __( 'Fostered', 'fairlead' ),
			'adopted'          => __( 'Found a home', 'fairlead' ),
		),
		'noBreed'  => __( 'Breed not known', 'fairlead' ),
		'noAge'    => __( 'Age not known', 'fairlead' ),
		'noPhoto'  => __( 'Picture soon', 'fairlead' ),
		'cats'     => __( 'Cats', 'fairlead' ),
		'dogs'     => __( 'Dogs', 'fairlead' ),
		'children' => __( 'Children', 'fairlead' ),
		'noName'   => __( 'Name', 'fairlead' ),
	);
}
