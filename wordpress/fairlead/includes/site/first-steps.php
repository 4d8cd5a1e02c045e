<?php
/**
 * The first steps of a new website: on the dashboard until they are done, and where the plugin was switched on.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The steps in their order: whether it is done, its words, a sentence about it, and links of words by address.
 *
 * @return array[]
 */
function first_steps(): array {
	$dogs  = array_sum( array_diff_key( (array) wp_count_posts( 'dog' ), array( 'auto-draft' => 0 ) ) );
	$phone = option_at( stored_options(), 'site.phone' );
	return array(
		array(
			is_connected() && (int) get_option( LAST_SUCCESS_OPTION ) > 0,
			__( 'Connect this WordPress with your website', 'fairlead' ),
			__( 'The address of the site, the name of the charity, and two lines for the person who runs the server.', 'fairlead' ),
			array( connection_address() => __( 'Connect', 'fairlead' ) ),
		),
		array(
			$dogs > 0,
			__( 'Bring your content along', 'fairlead' ),
			__( 'The sample charity to try things out, the files the site ran from so far, or dogs from a spreadsheet or Animal Shelter Manager.', 'fairlead' ),
			array(
				admin_url( 'admin.php?page=' . IMPORT_PAGE ) => __( 'Import content', 'fairlead' ),
				admin_url( 'admin.php?page=' . CSV_PAGE )    => __( 'Import dogs', 'fairlead' ),
			),
		),
		array(
			'' !== (string) $phone,
			__( 'Say who you are', 'fairlead' ),
			__( 'Name, phone, centres, menus, and which forms are open.', 'fairlead' ),
			array( options_link( 'charity' ) => __( 'Fill in the options', 'fairlead' ) ),
		),
		array(
			(int) wp_count_posts( 'dog' )->publish > 0,
			__( 'Publish the first dog', 'fairlead' ),
			__( 'A name, a status and one photo are enough to start.', 'fairlead' ),
			array( admin_url( 'post-new.php?post_type=dog' ) => __( 'Add a dog', 'fairlead' ) ),
		),
	);
}

/**
 * Whether a step is still to be done.
 */
function has_first_steps(): bool {
	return in_array( false, array_column( first_steps(), 0 ), true );
}

add_action(
	'wp_dashboard_setup',
	function () {
		if ( current_user_can( 'manage_options' ) && has_first_steps() ) {
			wp_add_dashboard_widget( 'fairlead_first_steps', __( 'First steps of your website', 'fairlead' ), __NAMESPACE__ . '\show_first_steps', null, null, 'normal', 'high' );
		}
	},
	// Before all others.
	3
);

/**
 * Prints the steps. The first that is not done has the button.
 */
function show_first_steps(): void {
	$steps   = first_steps();
	$done    = count( array_filter( array_column( $steps, 0 ) ) );
	$is_next = true;
	/* translators: 1: a number of steps. 2: a number of steps. */
	$words = sprintf( __( '%1$d of %2$d steps done', 'fairlead' ), $done, count( $steps ) );
	printf( '<p class="fairlead-steps-done"><span>%s</span><progress max="%d" value="%d" aria-hidden="true"></progress></p>', esc_html( $words ), count( $steps ), (int) $done );
	echo '<ol class="fairlead-first-steps">';
	foreach ( $steps as list( $is_done, $words, $about, $links ) ) {
		$state = $is_done ? 'done' : ( $is_next ? 'next' : 'later' );
		$names = array(
			'done' => __( 'Done', 'fairlead' ),
			'next' => __( 'Next', 'fairlead' ),
		);
		echo '<li class="' . esc_attr( "fairlead-$state" ) . '">';
		if ( isset( $names[ $state ] ) ) {
			echo '<span class="' . ( 'next' === $state ? 'screen-reader-text' : 'fairlead-step-state' ) . '">' . esc_html( $names[ $state ] ) . '</span>';
		}
		echo '<strong>' . esc_html( $words ) . '</strong>';
		if ( $is_done ) {
			echo '</li>';
			continue;
		}
		echo '<p>' . esc_html( $about ) . '</p><p class="fairlead-step-links">';
		foreach ( $links as $address => $name ) {
			printf( '<a href="%s"%s>%s</a> ', esc_url( $address ), $is_next ? ' class="button button-primary"' : '', esc_html( $name ) );
			$is_next = false;
		}
		echo '</p></li>';
	}
	echo '</ol>';
}

add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	function ( $links ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			return $links;
		}
		$own = is_connected() ? array( options_link( 'charity' ) => __( 'Options', 'fairlead' ) ) : array( connection_address() => __( 'Connect', 'fairlead' ) );
		return array_merge( array( 'fairlead' => '<a href="' . esc_url( (string) key( $own ) ) . '">' . esc_html( current( $own ) ) . '</a>' ), (array) $links );
	}
);

add_action(
	'admin_notices',
	function () {
		if ( 'plugins' === get_current_screen()->id && ! is_connected() && current_user_can( 'manage_options' ) ) {
			printf(
				'<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
				esc_html__( 'Fairlead is on. Next, tell it where your website is:', 'fairlead' ),
				esc_url( connection_address() ),
				esc_html__( 'Connect', 'fairlead' )
			);
		}
	}
);
