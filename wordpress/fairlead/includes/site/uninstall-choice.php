<?php
/**
 * Website → Connection: whether deleting the plugin deletes its content. It does not, unless ticked here.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const DELETE_DATA_OPTION = 'fairlead_delete_data';
const DELETE_DATA_ACTION = 'fairlead_delete_data';

/**
 * Prints the form.
 */
function show_uninstall_form(): void {
	echo '<details class="fairlead-panel fairlead-apart"><summary>' . esc_html__( 'If you delete the plugin', 'fairlead' ) . '</summary>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( DELETE_DATA_ACTION ) . '">';
	wp_nonce_field( DELETE_DATA_ACTION );
	echo '<p><label><input type="checkbox" name="is_on" value="1" aria-describedby="fairlead-uninstall-help"' . checked( '1' === get_option( DELETE_DATA_OPTION ), true, false ) . '> ' . esc_html__( 'Delete dogs, shop items, documents, stories, roles and the general options with it', 'fairlead' ) . '</label></p>';
	echo '<p class="description" id="fairlead-uninstall-help">' . esc_html__( 'Otherwise all of it stays in the database, and is there again when you install the plugin again. Posts, pages and pictures stay in any case. Export everything before.', 'fairlead' ) . '</p>';
	echo '<p><button class="button">' . esc_html__( 'Save this choice', 'fairlead' ) . '</button></p></form></details>';
}

add_action(
	'admin_post_' . DELETE_DATA_ACTION,
	function () {
		check_admin_referer( DELETE_DATA_ACTION );
		require_connection_rights();
		update_option( DELETE_DATA_OPTION, empty( $_POST['is_on'] ) ? '0' : '1' );
		return_to_connection( 'choice-saved' );
	}
);
