<?php
/**
 * The dashboard: no advertising for themes, quick actions, who found a home, and dogs counted beside posts.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_HOMED_SHOWN = 6;

add_action(
	'wp_dashboard_setup',
	function () {
		// Blocks and styles change nothing on the website.
		remove_action( 'welcome_panel', 'wp_welcome_panel' );
		make_room();
		if ( dashboard_shortcuts() ) {
			wp_add_dashboard_widget( 'fairlead_shortcuts', __( 'Quick actions', 'fairlead' ), __NAMESPACE__ . '\show_shortcuts', null, null, 'normal', 'high' );
		}
	},
	// Before the dogs, which phones show below.
	5
);

/**
 * Moves what WordPress says of itself to the second column, below what the week needs on phones.
 */
function make_room(): void {
	$boxes = $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core'] ?? array();
	foreach ( array( 'dashboard_right_now', 'dashboard_activity', 'dashboard_site_health' ) as $id ) {
		$box = $boxes[ $id ] ?? null;
		if ( ! $box ) {
			continue;
		}
		// A box that is removed as WordPress does it cannot be added again.
		unset( $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core'][ $id ] );
		add_meta_box( $id, $box['title'], $box['callback'], 'dashboard', 'side', 'core', $box['args'] );
	}
}

/**
 * News of WordPress and drafts of posts are a tick away under Screen Options.
 *
 * @param string[]   $hidden Boxes.
 * @param \WP_Screen $screen The screen.
 */
function hide_news( $hidden, $screen ): array {
	return 'dashboard' === $screen->id ? array_merge( (array) $hidden, array( 'dashboard_primary', 'dashboard_quick_press' ) ) : (array) $hidden;
}
add_filter( 'default_hidden_meta_boxes', __NAMESPACE__ . '\hide_news', 10, 2 );

/**
 * What this person does most often: words and an icon by address. Nothing before the website is connected: the first steps come first.
 *
 * @return array[]
 */
function dashboard_shortcuts(): array {
	$links = array();
	if ( ! is_connected() ) {
		return $links;
	}
	if ( current_user_can( 'edit_dogs' ) ) {
		$links[ admin_url( 'post-new.php?post_type=dog' ) ] = array( __( 'Add a dog', 'fairlead' ), 'pets' );
		if ( ! is_blank_list( 'dog' ) ) {
			$links[ admin_url( 'edit.php?post_type=dog' ) ] = array( __( 'Change a dog’s status', 'fairlead' ), 'admin-home' );
		}
	}
	if ( current_user_can( 'edit_posts' ) ) {
		$links[ admin_url( 'post-new.php?post_type=story' ) ] = array( __( 'Tell a story', 'fairlead' ), 'heart' );
		$links[ admin_url( 'post-new.php' ) ]                 = array( __( 'Write an article', 'fairlead' ), 'edit' );
		if ( is_blank_list( 'merch' ) ) {
			$links[ admin_url( 'post-new.php?post_type=merch' ) ] = array( __( 'Add a shop item', 'fairlead' ), 'cart' );
		} else {
			$links[ admin_url( 'edit.php?post_type=merch' ) ] = array( __( 'Look at the stock', 'fairlead' ), 'cart' );
		}
	}
	if ( $links ) {
		$links[ site_address() ] = array( __( 'See the website', 'fairlead' ), 'admin-site-alt3' );
	}
	return $links;
}

/**
 * Prints the shortcuts.
 */
function show_shortcuts(): void {
	echo '<ul class="fairlead-shortcuts">';
	foreach ( dashboard_shortcuts() as $address => list( $words, $icon ) ) {
		printf( '<li><a href="%s"><span class="dashicons dashicons-%s" aria-hidden="true"></span>%s</a></li>', esc_url( $address ), esc_attr( $icon ), esc_html( $words ) );
	}
	echo '</ul>';
}

/**
 * Dogs on the website who found a home, whose records changed last first.
 *
 * @return \WP_Post[]
 */
function homed_dogs(): array {
	return get_posts(
		array(
			'post_type'        => 'dog',
			'orderby'          => 'modified',
			'posts_per_page'   => MAX_HOMED_SHOWN,
			'meta_key'         => meta_key( 'meta.status' ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Once, on the dashboard.
			'meta_value'       => 'adopted', // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
			'suppress_filters' => false,
			'fairlead_prime'   => true,
		)
	);
}

/**
 * Prints the faces and names of dogs who found a home.
 */
function show_homed(): void {
	echo '<ul class="fairlead-homed">';
	foreach ( homed_dogs() as $dog ) {
		$image = image( photos_of( $dog->ID )[0] ?? 0 );
		echo '<li><a href="' . esc_url( (string) get_edit_post_link( $dog ) ) . '">';
		echo $image ? '<img src="' . esc_url( small_file( $image ) ) . '" alt="">' : '<span class="dashicons dashicons-pets" aria-hidden="true"></span>';
		echo esc_html( get_the_title( $dog ) ) . '</a></li>';
	}
	echo '</ul>';
	if ( current_user_can( 'edit_posts' ) ) {
		echo '<p><a href="' . esc_url( admin_url( 'post-new.php?post_type=story' ) ) . '">' . esc_html__( 'Tell how one of them is getting on', 'fairlead' ) . '</a></p>';
	}
}

add_action(
	'wp_dashboard_setup',
	function () {
		if ( current_user_can( 'edit_dogs' ) && homed_dogs() ) {
			add_meta_box( 'fairlead_homed', __( 'Found a home', 'fairlead' ), __NAMESPACE__ . '\show_homed', 'dashboard', 'side', 'high' );
		}
	}
);

add_filter(
	'dashboard_glance_items',
	function ( $items ) {
		$count = (int) wp_count_posts( 'dog' )->publish;
		if ( current_user_can( 'edit_dogs' ) ) {
			/* translators: %d: a number of dogs. */
			$items[] = '<a class="fairlead-dog-count" href="' . esc_url( admin_url( 'edit.php?post_type=dog' ) ) . '">' . esc_html( sprintf( _n( '%d dog', '%d dogs', $count, 'fairlead' ), $count ) ) . '</a>';
		}
		return $items;
	}
);
